/** Under which the place on a page is remembered while the page is fetched in another language. */
export const PLACE_LEFT = "sezona.place-left";
