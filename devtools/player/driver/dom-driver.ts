import { fireEvent } from '@testing-library/dom';
import type { ScreenExpectation, Target } from '../../api.ts';
import { collapseSpaces } from '../../lib/format.ts';
import type { AppPage } from '../app.ts';
import { describeScreen, describeTarget } from './describe.ts';
import type { Driver } from './driver.ts';
import { findEnabled, findHydratedOpener, findTarget } from './find.ts';
import { moveFocus, pressOn, writeInto } from './gestures.ts';
import { isSeen } from './screens.ts';

const LOOK_AGAIN_MS = 30;
const MAX_WRITES = 3;
const WRITE_TIMEOUT_MS = 500;

interface DriverOptions {
  page: AppPage;
  /** Shows how a user reaches the element, before the gesture. */
  touch?: (element: HTMLElement) => Promise<void>;
  betweenKeys?: () => Promise<void>;
  /** Runs before each gesture that may leave the page. */
  onLeave?: () => void;
  onSeen?: (screen: ScreenExpectation) => void;
  wait?: (ms: number) => Promise<void>;
  timeoutMs?: number;
}

/** Creates the driver inside the page, which performs gestures by DOM events. */
export function createDomDriver({
  page,
  touch = async () => {},
  betweenKeys = async () => {},
  onLeave = () => {},
  onSeen = () => {},
  wait = async () => {},
  timeoutMs = 10_000,
}: DriverOptions): Driver {
  async function until<Value>(look: () => Value, complaint: string, ms = timeoutMs) {
    let remaining = ms;
    let last = performance.now();
    for (;;) {
      const value = look();
      if (value) return value;
      if (remaining < 0) throw new Error(complaint);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      const now = performance.now();
      // The browser throttles background tabs, so the time in a hidden tab doesn't count towards the timeout.
      if (!document.hidden) remaining -= now - last;
      last = now;
    }
  }

  async function reach(target: Target): Promise<HTMLElement> {
    const complaint = `No encontré ${describeTarget(target)} en la pantalla.`;
    await until(() => findTarget(page, target) ?? findHydratedOpener(page, target), complaint);
    // A recording of a wide window may be played in a narrow one, whose closed menu hides the target.
    const opener = findTarget(page, target) ? null : findHydratedOpener(page, target);
    if (opener) {
      await touch(opener);
      pressOn(opener);
    }
    await touch(await until(() => findTarget(page, target), complaint));
    // React may have replaced the element while the cursor moved.
    return until(() => findTarget(page, target), complaint);
  }

  return {
    async go({ route }) {
      onLeave();
      // A person who has watched a recipe goes back to where it was started, with one Back.
      history.replaceState(null, '', `${page.base}${route}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    async click({ target, isOptional }) {
      if (isOptional && findEnabled(page, target).length === 0) return;
      const element = await reach(target);
      onLeave();
      pressOn(element);
    },
    async type({ target, text }) {
      for (let count = 1; count <= MAX_WRITES; count += 1) {
        const field = (await reach(target)) as HTMLInputElement;
        await writeInto(field, text, betweenKeys);
        // The last digit of a confirmation code sends the form, which removes the field.
        const isWritten = () => field.value === text || !field.isConnected;
        if (await until(isWritten, '', WRITE_TIMEOUT_MS).catch(() => false)) return;
      }
      throw new Error(`${describeTarget(target)} no se quedó con “${text}”.`);
    },
    async choose({ target, option }) {
      const list = (await reach(target)) as HTMLSelectElement;
      const findOption = () => [...list.options].find(({ text }) => collapseSpaces(text) === option);
      const { value } = await until(findOption, `${describeTarget(target)} no ofrece “${option}”.`);
      moveFocus(list);
      fireEvent.input(list, { target: { value } });
      fireEvent.change(list);
    },
    async dismiss() {
      const dialog = await until(
        () => [...document.querySelectorAll(page.dismissable)].at(-1),
        'No hay nada abierto que cerrar.',
      );
      onLeave();
      fireEvent.keyDown(dialog, { key: 'Escape' });
      fireEvent.keyUp(dialog, { key: 'Escape' });
    },
    async see({ screen }) {
      await until(() => isSeen(page, screen), `No apareció ${describeScreen(page, screen)}.`);
      onSeen(screen);
    },
    wait: ({ ms }) => wait(ms),
  };
}
