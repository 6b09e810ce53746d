import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWorld } from '../../state/follow-world.ts';
import { SECTIONS, type SectionId } from '../../state/sections.ts';
import { createSettingsStore } from '../../state/settings.ts';
import { startSimulator } from '../../testing.tsx';
import { Panel } from '../frame/Panel.tsx';
import { createWorldReads } from './world-reads.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Shows the panel, and returns functions that count its reads, redraws and timers. */
function showCountedPanel(section: SectionId) {
  sessionStorage.clear();
  const simulator = startSimulator();
  // The journal of the recorder reads the agenda too.
  simulator.recorder.watch = async () => {};
  const settings = createSettingsStore('test', { density: 'qa', section });
  const onRender = vi.fn();
  render(
    <Profiler id="panel" onRender={onRender}>
      <Panel
        simulator={simulator}
        reads={createWorldReads(simulator)}
        settings={settings}
        app={window}
        onClose={() => {}}
      />
    </Profiler>,
  );
  const agenda = [vi.spyOn(simulator.agenda, 'list'), vi.spyOn(simulator.agenda, 'next')];
  const table = vi.spyOn(simulator.world, 'table');
  onRender.mockClear();
  return {
    simulator,
    countAgendaReads: () => agenda.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    countReadsOfGames: () => table.mock.calls.filter(([name]) => name === 'games').length,
    countRedraws: () => onRender.mock.calls.length,
  };
}

test.each(SECTIONS)(
  'the panel at $name reads the agenda and the games at most once a change',
  async ({ id }) => {
    const { simulator, countAgendaReads, countReadsOfGames } = showCountedPanel(id);
    let changes = 0;
    followWorld(simulator, () => {
      changes += 1;
      return Number.POSITIVE_INFINITY;
    });
    await act(() => simulator.world.edit('weeks', 7, { alias: 'Mía' }));
    expect(countAgendaReads()).toBeLessThanOrEqual(changes);
    expect(countReadsOfGames()).toBeLessThanOrEqual(changes);
  },
);

// “Peticiones” and “Cobertura” show the call, and “Tiempo” shows that the app now knows the time.
const WITHOUT_CALLS = SECTIONS.filter(({ id }) => !['network', 'coverage', 'clock'].includes(id));

test.each(WITHOUT_CALLS)(
  'a call that changes no data redraws nothing of the panel at $name',
  async ({ id }) => {
    const { simulator, countRedraws } = showCountedPanel(id);
    // “Especificación” fetches its document when it opens.
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    const before = countRedraws();
    await act(async () => void (await simulator.handle(new Request('http://localhost/api/weeks'))));
    expect(countRedraws()).toBe(before);
  },
);

test.each(SECTIONS)('the panel at $name has one timer', ({ id }) => {
  showCountedPanel(id);
  expect(vi.getTimerCount()).toBe(1);
});
