/** The package has no types. Only what deploy/netlify.test.ts uses is declared. */
declare module 'netlify-redirector' {
  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  interface Rules {
    match(request: Request): { to: string; status: number } | null;
  }
  export function parsePlain(rules: string, options: { jwtSecret: string; jwtRole: string }): Promise<Rules>;
}
