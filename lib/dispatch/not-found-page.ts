/**
 * Between the front and the dispatcher, `1` where it stands. On a request: the page of this address has found nothing,
 * and the not-found page is asked for; no visitor's word. On an answer: it is the not-found page.
 */
export const NOT_FOUND_PAGE = "x-not-found-page";
