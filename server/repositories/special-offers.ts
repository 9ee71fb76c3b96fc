/** Joins to `product p` the special prices that listings show on a day; they stand in for the product's own. */
export const offerOn = (day: string): string =>
  `LEFT JOIN special_offer offer ON offer.product_id = p.id AND ${day}::date BETWEEN offer.from_day AND offer.to_day`;
