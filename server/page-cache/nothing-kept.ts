/** The page cache of the middleware, which the framework wants to have and never asks. */
export default class NothingKept {
  get = (): Promise<null> => Promise.resolve(null);
  set = (): Promise<void> => Promise.resolve();
  revalidateTag = (): Promise<void> => Promise.resolve();
  resetRequestCache = (): void => undefined;
}
