/** Of the menu; its buttons name it in `popovertarget`. */
export const MENU_ID = "site-menu";
