import JSDOMEnvironment from "jest-environment-jsdom";

/** jsdom lacks structuredClone, which Dexie and its in-memory stand-in need. */
export default class ShopDomEnvironment extends JSDOMEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { structuredClone, fetch, Request, Response, Headers, TextEncoder, TextDecoder });
  }
}
