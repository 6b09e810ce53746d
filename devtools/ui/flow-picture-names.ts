// The hook `useFlowPictures` is in another file, because `scripts/build.ts` imports the names before it sets NODE_ENV:
// a React that was loaded earlier would be the development build, and the prerender would fail.

/**
 * JSON with the number of step pictures by recipe id, so that the panel requests no missing picture.
 * `scripts/flow-book` writes the file even without pictures, so that its request does not get a 404.
 */
export const PICTURE_LIST = 'pictures.json';

/** File name of a step's picture, such as `flow-first-boleto-step-1.jpg`. `index` is zero-based. */
export const getStepPictureName = (id: string, index: number) =>
  `${id.replace('/', '-')}-step-${index + 1}.jpg`;
