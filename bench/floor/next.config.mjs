import path from "node:path";

/** As bare as it gets; the packages are the shop's own. */
export default {
  outputFileTracingRoot: path.resolve(import.meta.dirname, "../.."),
  poweredByHeader: false,
};
