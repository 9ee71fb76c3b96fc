/** First thing in the tab order; the page's `<main id="main" tabIndex={-1}>` is where it leads. */
export const SkipLink = ({ label }: { label: string }) => (
  <a href="#main" className="button button-primary fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0">
    {label}
  </a>
);
