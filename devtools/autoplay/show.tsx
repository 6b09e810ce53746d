import { createRoot } from 'react-dom/client';
import type { StepView } from '../api/recipes.ts';
import type { Simulator } from '../api/simulator.ts';
import { createDomDriver, reveal } from '../driver/dom-driver.ts';
import type { Driver } from '../driver/driver.ts';
import { KEY_MS } from '../driver/timing.ts';
import { isInCabina } from '../ui/cabina-frame.ts';
import { mount } from '../ui/mount.ts';
import { Captions } from './Captions.tsx';
import { createCursor } from './cursor.ts';
import type { Pace } from './pace.ts';
import { detectUserInput } from './user-input.ts';

export function openShow(simulator: Simulator, pace: Pace, onPress: () => void): Driver {
  const { host, root, show } = mount('simulator-show');
  show();
  const cursor = createCursor();
  const bar = document.createElement('div');
  bar.className = 'sim bar';
  root.append(cursor.element, bar);
  const { recipe: runner } = simulator;
  const drawing = createRoot(bar);
  const draw = (step: StepView) => {
    cursor.hide(step.isOver || step.hold === 'person');
    if (runner && !isInCabina()) drawing.render(<Captions step={step} runner={runner} onClose={close} />);
  };
  const stops = [
    simulator.on('step', draw),
    detectUserInput(host, () => {
      if (pace.hold() === null) pace.pause('person');
    }),
  ];
  function close() {
    for (const stop of stops) stop();
    runner?.stop();
    drawing.unmount();
    host.remove();
  }
  const now = runner?.playing();
  if (now) draw(now);
  const clear = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    const { height } = bar.getBoundingClientRect();
    if (bottom > innerHeight - height) bar.classList.add('is-high');
    else if (top < height) bar.classList.remove('is-high');
  };
  return createDomDriver({
    onPress,
    onSeen: (sight) => reveal(sight),
    touch: (element) => cursor.press(element, pace.wait, clear),
    betweenKeys: () => pace.wait(KEY_MS),
    wait: pace.wait,
  });
}
