interface Props {
  /** Sanitised where it was made of the owner's Markdown: by the importer, or by `server/content/markdown`. */
  html: string;
  lang?: string;
  className?: string;
}

/** An owner's text. */
export const RichText = ({ html, lang, className = "prose" }: Props) => (
  <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
