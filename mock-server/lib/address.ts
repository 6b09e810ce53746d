/** Where the product lives on its site. Routes are paths below it. */
export const BASE = '/lmx';

/** `/games` of `/lmx/games`. */
export const toRoute = (pathname: string): string => pathname.slice(BASE.length) || '/';
