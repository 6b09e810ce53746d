import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BonusPage } from '../pages/bonus/BonusPage.tsx';
import { GamesPage } from '../pages/games/GamesPage.tsx';
import { ProfilePage } from '../pages/profile/ProfilePage.tsx';
import { SeasonStory } from '../pages/profile/SeasonStory.tsx';
import { RankingPage } from '../pages/ranking/RankingPage.tsx';
import { createVisitorStores, openPage, renderWithStores, setUpMockServer } from '../testing/open-page.tsx';

const mock = setUpMockServer({ players: 60 });

// The code of the dialog takes seconds to load on a busy machine.
beforeAll(() => import('../components/share/ShareDialog.tsx'));

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

const HOLD = 'Mantén presionada la imagen para guardarla, o abre esta página en tu navegador.';
const HOLD_IF_MISSING = 'Si no se descargó, mantén presionada la imagen para guardarla.';
const GOOGLE = 'Esta app no deja guardar archivos. Usa Google Calendar o abre esta página en tu navegador.';
const BROWSER = 'Esta app no deja guardar archivos. Abre esta página en tu navegador.';

/** What the links that were followed would have opened or saved. */
let followed: string[];

beforeEach(() => {
  followed = [];
  // jsdom has no canvas: with a null context, the previews of the share cards stay blank.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.doMock('../components/share/draw-card.ts', () => ({
    drawOnCanvas: async () => true,
    renderCard: async () => new Blob(['png']),
  }));
  const urls = { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  document.onclick = (event) => {
    const link = (event.target as Element).closest('a');
    if (link && !event.defaultPrevented) followed.push(link.download || link.pathname);
    // jsdom follows no link.
    event.preventDefault();
  };
  return () => {
    document.onclick = null;
  };
});

function inBrowser(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

const open = async (Page: () => React.ReactNode, email?: string, address?: string) =>
  (await openPage(mock.server, Page, email, address)).player;

async function openStory() {
  const { modal, toast } = createVisitorStores();
  const stores = { playerData: {}, modal, toast, weeks: { all: { value: [] } } };
  renderWithStores(<SeasonStory cards={[{ kind: 'streak', weeks: 4 }]} />, stores);
  return userEvent.setup({ delay: null });
}

interface Place {
  open: () => Promise<UserEvent>;
  role?: 'button' | 'link';
  name: string | RegExp;
  /** Which of the buttons with this name. */
  at?: number;
  says: string;
  picture?: string;
}

const CARD = 'Tu tarjeta para compartir';
const PLACES: Record<string, Place> = {
  'the wallpaper of Bonus': {
    open: () => open(BonusPage),
    role: 'link',
    name: /^Descargar/,
    says: HOLD,
    picture: 'Fondo “La onda”',
  },
  'the ticket to share on Bonus': {
    open: () => open(BonusPage),
    name: 'Compartir',
    says: HOLD,
    picture: CARD,
  },
  'the place to share on Bonus': {
    open: () => open(BonusPage),
    name: 'Compartir',
    at: 1,
    says: HOLD,
    picture: CARD,
  },
  'the reminder of Bonus': { open: () => open(BonusPage), name: 'Recuérdame', says: GOOGLE },
  'the calendar of Bonus': {
    open: () => open(BonusPage),
    name: 'Todos los cierres en mi calendario',
    says: BROWSER,
  },
  'the ticket to share on Partidos': {
    open: () => open(GamesPage, undefined, '/games?jornada=6'),
    name: 'Compartir',
    says: HOLD,
    picture: CARD,
  },
  'the reminder of Partidos': { open: () => open(GamesPage), name: 'Recuérdame', says: GOOGLE },
  'the reminder of a week that is not open yet': {
    open: () => open(GamesPage, undefined, '/games?jornada=9'),
    name: 'Recuérdame',
    says: GOOGLE,
  },
  'the place to share on Ranking': {
    open: () => open(RankingPage, 'mariana@correo.mx', '/ranking?tabla=general'),
    name: 'Compartir',
    says: HOLD,
    picture: CARD,
  },
  'the season to share on Perfil': {
    open: () => open(ProfilePage),
    name: 'Compartir mi temporada',
    says: HOLD,
    picture: CARD,
  },
  'a card of “Así te fue”': { open: openStory, name: 'Compartir', says: HOLD, picture: CARD },
};

async function press({ open, role = 'button', name, at = 0, picture }: Place) {
  const player = await open();
  await waitFor(() => expect(screen.getAllByRole(role, { name })[at]).toBeTruthy());
  await player.click(screen.getAllByRole(role, { name })[at] as HTMLElement);
  if (picture === CARD) await player.click(await screen.findByText('Compartir imagen'));
}

test.each(Object.entries(PLACES))(
  'inside Instagram, %s saves no file and shows what to do instead',
  async (_place, place) => {
    inBrowser(INSTAGRAM);
    await press(place);
    expect(await screen.findByText(place.says)).toBeTruthy();
    expect(screen.queryAllByRole('img', { name: place.picture ?? CARD })).toHaveLength(place.picture ? 1 : 0);
    expect(followed).toEqual([]);
  },
);

test.each(Object.entries(PLACES).filter(([, { picture }]) => picture))(
  'in Chrome, %s is saved as a file, and its picture can be held',
  async (_place, place) => {
    inBrowser(CHROME);
    await press(place);
    expect(await screen.findByText(HOLD_IF_MISSING)).toBeTruthy();
    expect(screen.getByRole('img', { name: place.picture ?? CARD })).toBeTruthy();
    expect(followed).toEqual([expect.stringMatching(/\.png$/)]);
  },
);
