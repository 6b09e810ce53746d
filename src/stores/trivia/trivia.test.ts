import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { createDevice } from '../../testing/device.ts';
import { ANA, at } from '../../testing/fixtures.ts';
import { createWorld } from '../../testing/game-world.ts';

const TRIVIA = { id: '5', question: 'q', options: ['1970', '1986'] };
const UNTIL = at('2026-08-30T16:00:00');

function asked(options?: Parameters<typeof createWorld>[0], trivia = TRIVIA) {
  const world = createWorld(options);
  world.trivia.keep(trivia, 7, UNTIL);
  world.trivia.open();
  return world;
}

describe('the trivia', () => {
  it('the trivia opens with its question and no selected option', () => {
    const { trivia } = asked();
    expect([trivia.isVisible.value, trivia.screen.value, trivia.selected.value]).toEqual([
      true,
      'question',
      null,
    ]);
  });

  it('the trivia without options shows an empty screen and is no longer pending after closing', () => {
    const { trivia } = asked({}, { ...TRIVIA, options: [] });
    expect(trivia.screen.value).toBe('empty');
    trivia.close();
    expect(trivia.pending.value).toBeNull();
  });

  it('the trivia lets the player deselect an option and then requires one', () => {
    const { trivia } = asked();
    trivia.toggle('1986');
    expect([trivia.selected.value, trivia.isMissing.value]).toEqual(['1986', false]);
    trivia.toggle('1986');
    expect([trivia.selected.value, trivia.isMissing.value]).toEqual([null, true]);
  });

  it('the trivia sends nothing until an option is selected', async () => {
    const world = asked();
    await world.trivia.submit();
    expect([world.trivia.isMissing.value, world.server.calls]).toEqual([true, []]);
  });

  it.each([
    [true, 'correct'],
    [false, 'incorrect'],
  ] as const)('the trivia whose answer has isCorrect %s shows the screen %s', async (isCorrect, screen) => {
    const world = asked();
    world.server.answerTrivia = async () => ({ isCorrect });
    world.trivia.toggle('1986');
    await world.trivia.submit();
    expect([world.trivia.screen.value, world.trivia.pending.value]).toEqual([screen, null]);
  });

  it('the trivia sends its answer once, whatever the number of presses', async () => {
    const world = asked();
    world.trivia.toggle('1986');
    await Promise.all([world.trivia.submit(), world.trivia.submit(), world.trivia.submit()]);
    expect(world.server.calls).toEqual(['answerTrivia']);
  });

  it('the trivia can be neither changed nor closed while its answer is sent', async () => {
    const world = asked();
    let answer = () => {};
    world.server.answerTrivia = () =>
      new Promise((resolve) => {
        answer = () => resolve({ isCorrect: true });
      });
    world.trivia.toggle('1986');
    const sending = world.trivia.submit();
    await Promise.resolve();
    world.trivia.toggle('1970');
    world.trivia.close();
    expect([world.trivia.selected.value, world.trivia.isVisible.value]).toEqual(['1986', true]);
    answer();
    await sending;
    expect(world.trivia.isSending.value).toBe(false);
  });

  it('the trivia opens with its question again after a result', async () => {
    const world = asked();
    world.trivia.toggle('1986');
    await world.trivia.submit();
    world.trivia.close();
    world.trivia.keep(TRIVIA, 7, UNTIL);
    world.trivia.open();
    expect([world.trivia.screen.value, world.trivia.selected.value]).toEqual(['question', null]);
  });

  it.each([
    ['question-not-found', 'questionNotFound'],
    ['question-answered', 'questionAnsweredByUser'],
  ] as const)(
    'the trivia whose answer is refused with %s shows %s and is no longer pending',
    async (kind, type) => {
      const world = asked();
      world.server.answerTrivia = async () => {
        throw new ApiError(kind);
      };
      world.trivia.toggle('1986');
      await world.trivia.submit();
      expect([world.modal.current.value?.type, world.trivia.pending.value]).toEqual([type, null]);
      world.modal.accept();
      expect(world.trivia.isVisible.value).toBe(false);
    },
  );

  it('the trivia whose answer could not be sent reopens with its selection after the error dialog', async () => {
    const world = asked();
    world.server.answerTrivia = async () => {
      throw new ApiError('network');
    };
    world.trivia.toggle('1986');
    await world.trivia.submit();
    expect([world.modal.current.value?.type, world.trivia.isVisible.value]).toEqual(['networkError', false]);
    world.modal.accept();
    expect([world.trivia.isVisible.value, world.trivia.selected.value]).toEqual([true, '1986']);
    expect(world.server.calls).toEqual(['answerTrivia']);
  });

  it('the trivia is hidden while another dialog is open', () => {
    const world = asked();
    world.modal.show({ type: 'networkError' });
    expect(world.trivia.isVisible.value).toBe(false);
    world.modal.close();
    expect(world.trivia.isVisible.value).toBe(true);
  });
});

describe('a trivia left for later', () => {
  it('a pending trivia returns after a reload', () => {
    const device = createDevice();
    asked({ storage: device.openTab() }).trivia.close();
    const again = createWorld({ storage: device.openTab() });
    again.trivia.restore();
    expect(again.trivia.pending.value).toMatchObject({ week: 7, trivia: TRIVIA });
  });

  it('a pending trivia is offered until its week closes', () => {
    const world = asked();
    world.trivia.close();
    world.clock.time = UNTIL - 1;
    world.time.tick();
    expect(world.trivia.pending.value).not.toBeNull();
    world.clock.time = UNTIL;
    world.time.tick();
    expect(world.trivia.pending.value).toBeNull();
  });

  it('a pending trivia is not offered to another player', () => {
    const device = createDevice();
    asked({ storage: device.openTab() });
    const luis = createWorld({ storage: device.openTab(), user: { ...ANA, id: '8' } });
    luis.trivia.restore();
    expect(luis.trivia.pending.value).toBeNull();
  });

  it.each(['{', 'null', '[["7",{"week":7}]]', '[["7",{"trivia":{"id":1},"week":7,"until":9e15}]]'])(
    'a pending trivia with the invalid stored text %s is ignored',
    (text) => {
      const device = createDevice();
      device.disk.set('lmx:trivia', text);
      const world = createWorld({ storage: device.openTab() });
      world.trivia.restore();
      expect(world.trivia.pending.value).toBeNull();
    },
  );
});
