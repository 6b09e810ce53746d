interface PageMetaProps {
  /** The screen's whole title, "<Pantalla> | Reto Ruffles". */
  title: string;
  description?: string;
  /** Keeps a private or one-off page out of search engines. */
  noindex?: boolean;
}

/** The title and description of a screen; React hoists them into the head. */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
