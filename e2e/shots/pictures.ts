import { modalsCopy } from '../../src/copy/modals.ts';
import { SCREENS } from './screens.ts';

export const SIZES = {
  movil: { width: 390, height: 844 },
  escritorio: { width: 1280, height: 800 },
} as const;
export type SizeName = keyof typeof SIZES;

export const SHOTS_FOLDER = process.env.SHOTS_OUT ?? 'out/shots';

export const DIALOGS = Object.keys(modalsCopy);

/** The names of all pictures. Each is the start of two files: `home-movil.png` and `home-escritorio.png`. */
export const NAMES = [...SCREENS.map(({ name }) => name), ...DIALOGS.map((type) => `modal-${type}`)];

/** The pictures that each night compares with those of the last release, in `RELEASE_FOLDER`. */
const RELEASE = [
  'home',
  'login',
  'registro',
  'registro-2',
  'registro-errores',
  'partidos',
  'partidos-en-vivo',
  'partidos-cerrada',
  'modal-enviado',
  'trivia-pregunta',
  'ranking',
  'bonus',
  'perfil',
  'premios',
  'faq',
  'menu',
];
export const RELEASE_FOLDER = 'e2e/shots/release';
export const IS_RELEASE = Boolean(process.env.SHOTS_RELEASE);

const wishes = process.env.SHOTS?.split(',').map((wish) => wish.trim()) ?? (IS_RELEASE ? RELEASE : undefined);

const fits = (name: string, wish: string) =>
  wish.endsWith('*') ? name.startsWith(wish.slice(0, -1)) : name === wish;

/** `SHOTS=home,bonus*` selects `home` and all names that start with `bonus`. Without it, all are selected. */
export const isSelected = (name: string) => !wishes || wishes.some((wish) => fits(name, wish));

export const unknownNames = wishes?.filter((wish) => !NAMES.some((name) => fits(name, wish))) ?? [];
