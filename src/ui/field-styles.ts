import { classNames } from './class-names.ts';

export const FIELD = 'grid gap-1.5';
export const FIELD_MARGIN = 'mt-4 min-w-0';
export const FIELD_LABEL = 'font-cartel font-extrabold text-base/compact';
export const INPUT = classNames(
  'w-full appearance-none border-2 border-tinta py-2.5 focus-visible:outline-offset-2',
  'placeholder:text-humo placeholder:opacity-100 aria-invalid:border-chile aria-invalid:shadow-chile-s',
);
export const TEXT_INPUT = 'min-h-13 bg-blanco px-3.5 text-base focus-visible:bg-white';
