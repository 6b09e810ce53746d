/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API, when it is not the page's own. */
  readonly VITE_API_URL?: string;
  /** Origin of the site, for absolute addresses in its cards. */
  readonly VITE_SITE_URL?: string;
}
