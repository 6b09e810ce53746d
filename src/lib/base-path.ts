export const BASE_PATH = '/lmx';

/** The base path with a trailing slash. The server serves Inicio here; without the slash it would redirect. */
export const SITE_ROOT = `${BASE_PATH}/`;

export const isRankingAddress = (pathname: string) => /\/ranking\/?$/i.test(pathname);
