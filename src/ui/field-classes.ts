import { classNames } from './class-names.ts';

export const FIELD = 'grid gap-1.5';
export const FIELD_PLACE = 'mt-4 min-w-0';
export const FIELD_LABEL = 'font-cartel font-extrabold text-base/tight';
export const INPUT = classNames(
  'w-full appearance-none border-2 border-tinta py-2.5 focus-visible:outline-offset-2',
  'placeholder:text-humo placeholder:opacity-100 aria-[invalid]:border-chile aria-[invalid]:shadow-chile-s',
);
export const TEXT_INPUT = 'min-h-13 bg-blanco px-3.5 text-base focus-visible:bg-white';
export const READ_ONLY_INPUT = 'min-h-13 border-dashed bg-kraft px-3.5 text-base';
export const SELECT = classNames(INPUT, TEXT_INPUT, 'pr-10');
export const SELECT_ARROW = 'pointer-events-none absolute top-4 right-3.5';
