"use client";

/**
 * A grid of a whole page of cards. Drawn on the server as any other part of the page; it is the browser's too, because
 * what the framework sends beside the markup is then what the cards say, and not every element of them once more
 * (docs/decisions/095).
 */
export { CardGrid as ManyCards } from "./card-grid";
