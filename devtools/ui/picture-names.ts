/** File names that the flow book, its builder and the panel share. */

/**
 * JSON with the number of step pictures by recipe id, so that the panel requests no missing picture. The builder
 * writes this file even without pictures, so that the request never fails.
 */
export const PICTURE_LIST = 'pictures.json';

/** File name of the picture of a step (`index` from 0): `flow-first-boleto-step-1.jpg`. */
export const stepPictureName = (id: string, index: number) => `${id.replace('/', '-')}-step-${index + 1}.jpg`;
