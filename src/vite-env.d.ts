interface ImportMetaEnv {
  /** Origin of the API, if the API is not on the origin of the page. */
  readonly VITE_API_URL?: string;
  /** Origin of the site, for the absolute URLs in Open Graph tags and the address on shared pictures. */
  readonly VITE_SITE_URL?: string;
}
