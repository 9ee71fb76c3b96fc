import { channel } from "@/shop.config";

/** Whether a path, with or without a query, leads into a part of the shop that its owner has turned off. */
export const isClosedPath = (path: string): boolean =>
  (!channel.plugins.blog && /^\/blog(?=[/?#]|$)/u.test(path)) ||
  (!channel.plugins.equipmentGuide && /^\/guide(?=[/?#]|$)/u.test(path));
