/** The path of the product on its host. */
export const BASE = '/lmx';

export const toRoute = (pathname: string): string => pathname.slice(BASE.length) || '/';
