/** What the filter says that was pressed last: the page that answers gives the focus back to it. */
export const pressedFilter: { name: string | null } = { name: null };

/** Without its count, which the press changes. */
export const filterName = (link: Element): string | null => link.firstChild?.textContent ?? null;
