/** The id of the element with the point of the answered trivia, from which it flies to the total. */
export const EXTRA_POINT_ID = 'extra-point';
