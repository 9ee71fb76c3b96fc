/** How an address says own sizes; nothing where there are none. */
export const sizesQuery = (own: Readonly<Record<string, readonly string[]>>): Record<string, string> => {
  const pairs = Object.entries(own).map(([code, values]) => [code, values.join(",")] as const);
  return pairs.length === 0 ? {} : { ...Object.fromEntries(pairs), fit: "on" };
};
