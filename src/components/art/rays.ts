/** The ground of a special card: red, with twelve yellow rays. */
export const RAYS = 'bg-chile bg-[repeating-conic-gradient(var(--color-queso)_0_15deg,transparent_0_30deg)]';
