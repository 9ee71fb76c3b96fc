/**
 * Stands in for `workbox-window` in what the browser loads. The PWA package makes such an object on every page to
 * register the worker by; the shop registers it itself, by its flag, so that nobody asks it for anything.
 */
export class Workbox {}
