interface PageMetaProps {
  title: string;
  description?: string;
  /** Keeps a private or temporary page out of search engines. */
  noindex?: boolean;
}

export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
