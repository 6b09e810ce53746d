import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TicketLine } from '../../domain/tickets.ts';
import { drawCard } from './draw-card.ts';
import type { Pen } from './pen.ts';
import type { ShareCard } from './share-card.ts';

beforeAll(() => {
  // jsdom draws nothing; what is written is what counts here.
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      quadraticCurveTo() {}
      closePath() {}
    },
  );
});

/** A pen that keeps what it writes, where, and how deep its states are nested. */
function createPen() {
  const texts: string[] = [];
  let depth = 0;
  const target = {
    fillText: (text: string) => texts.push(text),
    measureText: (text: string) => ({ width: text.length * 20 }),
    save: () => {
      depth += 1;
    },
    restore: () => {
      depth -= 1;
    },
  };
  const pen = new Proxy(target as unknown as Pen, {
    get: (one, name) => Reflect.get(one, name) ?? (() => undefined),
    set: () => true,
  });
  return { pen, texts, depth: () => depth };
}

const pick = (home: string, away: string): TicketLine => ({
  gameId: home,
  home: { name: home, shortName: home.slice(0, 3), color: '#111111', colorAlt: '#eeeeee' },
  away: { name: away, shortName: away.slice(0, 3), color: '#111111', colorAlt: '#eeeeee' },
  homeScore: 2,
  awayScore: 1,
});

const PICKS: ShareCard = {
  kind: 'picks',
  week: 'Jornada 7',
  lines: [pick('Tigres', 'Toluca'), pick('Pumas', 'Atlas')],
  sentAt: Date.parse('2026-08-27T21:04:00-06:00'),
};

describe('the picture of the predictions', () => {
  it('shows the week, each score, the time it was sent and the address of the game', () => {
    const { pen, texts } = createPen();
    drawCard(pen, PICKS, 'reto.mx/lmx');
    expect(texts).toEqual(
      expect.arrayContaining([
        'Jornada 7',
        'Tigres',
        'Toluca',
        '2',
        '1',
        '27 AGO 21:04',
        'reto.mx/lmx · Solo mayores de 18 años',
      ]),
    );
  });

  it('leaves the canvas state as it was', () => {
    const { pen, depth } = createPen();
    drawCard(pen, PICKS, 'reto.mx');
    expect(depth()).toBe(0);
  });

  it('shows nine rows, and how many more a longer ticket has', () => {
    const { pen, texts } = createPen();
    drawCard(pen, { ...PICKS, lines: Array.from({ length: 12 }, () => pick('Tigres', 'Toluca')) }, 'reto.mx');
    expect(texts.filter((text) => text === 'Tigres')).toHaveLength(8);
    expect(texts).toContain('y 4 más');
  });
});

describe('the picture of the ranking position', () => {
  const place: ShareCard = {
    kind: 'place',
    table: 'General',
    position: 1284,
    score: 1,
    exact: null,
    results: 6,
  };

  it('shows the position and the known figures', () => {
    const { pen, texts } = createPen();
    drawCard(pen, place, 'reto.mx');
    expect(texts).toEqual(expect.arrayContaining(['General', '1,284', '1', 'punto', '6', 'resultados']));
    expect(texts).not.toContain('marcadores exactos');
  });
});
