/** Pages of one person (orders, accounts, letters' links), which no cache of a browser keeps; as in next.config.mjs. */
const PERSONAL = /\/(order|my-account|login|register|passreset|newsletter)(\/|$)/;

/** @param address as the history has it */
export const isPersonalPage = (address: string, base: string): boolean =>
  PERSONAL.test(new URL(address, base).pathname);
