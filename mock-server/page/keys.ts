/** The names under which the product stores data in the browser. */
const PREFIX = 'lmx:';

export const TOKEN_KEY = `${PREFIX}token`;
export const VERIFICATION_KEY = `${PREFIX}verification`;
export const DRAFT_PREFIX = `${PREFIX}draft:`;

export const PAGE_KEYS = {
  page: PREFIX,
  engine: 'lmxsim:',
  session: [TOKEN_KEY],
  cookies: ['XSRF-TOKEN'],
};
