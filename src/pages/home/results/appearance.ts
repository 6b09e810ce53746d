/**
 * How a part of the ticket is shown: `hidden` keeps its room and its text for screen readers, `revealed` drops and
 * `stamped` falls from above, `shown` is there without an animation.
 */
export const APPEARANCES = {
  hidden: 'opacity-0',
  revealed: 'animate-drop',
  stamped: 'animate-stamp',
  shown: null,
};

export type Appearance = keyof typeof APPEARANCES;
