/** What a dialog does to the page behind it, and when. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { followPresses } from './page-behind.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paint = () => act(() => vi.advanceTimersByTime(50));
const button = (name: string) => screen.getByText(name, { selector: 'button' });

interface PageProps {
  /** Titles of the open dialogs. */
  dialogs?: readonly string[];
  hasOpener?: boolean;
  onClose?: () => void;
}

function Page({ dialogs = [], hasOpener = true, onClose = () => undefined }: PageProps) {
  return (
    <main>
      <h1 tabIndex={-1}>Partidos</h1>
      {hasOpener ? <Button>Abrir</Button> : null}
      {dialogs.map((title) => (
        <Dialog
          key={title}
          isOpen
          onClose={onClose}
          tone="confirm"
          title={title}
          actions={
            <>
              <Button>{`Sí, ${title}`}</Button>
              <Button data-autofocus>{`No, ${title}`}</Button>
            </>
          }
        />
      ))}
    </main>
  );
}

function open(props: PageProps = {}) {
  const view = render(<Page />);
  button('Abrir').focus();
  const update = (next: PageProps) => view.rerender(<Page {...next} />);
  update({ dialogs: ['salir'], ...props });
  const isCovered = () => {
    const states = [view.container.hasAttribute('inert'), view.container.hasAttribute('aria-hidden')];
    return states[0] === states[1] ? states[0] : 'half';
  };
  return { ...view, isCovered, update };
}

test('a dialog takes the focus at once and makes the page inert after its paint', () => {
  const { isCovered } = open();
  expect([isCovered(), document.activeElement]).toEqual([false, button('No, salir')]);
  paint();
  expect(isCovered()).toBe(true);
  expect(document.documentElement.style.overflow).toBe('hidden');
});

test('a dialog that opens or closes changes no element of the page before the paint', () => {
  const { container, update } = open({ dialogs: [] });
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
  // Without the mark by which a dialog finds its page.
  const isMark = (node: Node | undefined) => node instanceof HTMLSpanElement && node.hidden;
  const countChanges = () =>
    observer
      .takeRecords()
      .filter(({ target }) => target === document.documentElement || container.contains(target))
      .filter(({ addedNodes, removedNodes }) => !isMark(addedNodes[0] ?? removedNodes[0])).length;
  update({ dialogs: ['salir'] });
  expect(countChanges()).toBe(0);
  paint();
  expect(countChanges()).toBeGreaterThan(0);
  update({});
  expect(countChanges()).toBe(0);
  paint();
  expect(countChanges()).toBeGreaterThan(0);
});

test('a closed dialog frees the page and restores the focus after the paint', () => {
  const { isCovered, update } = open();
  paint();
  update({});
  expect(isCovered()).toBe(true);
  paint();
  expect([isCovered(), document.activeElement]).toEqual([false, button('Abrir')]);
  expect(document.documentElement.style.overflow).toBe('');
});

test('the page stays inert while one dialog replaces another, and the focus returns to the first opener', () => {
  const { container, isCovered, update } = open();
  paint();
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { attributes: true });
  update({ dialogs: ['enviar'] });
  paint();
  expect([isCovered(), document.activeElement]).toEqual([true, button('No, enviar')]);
  expect(observer.takeRecords()).toEqual([]);
  update({});
  paint();
  expect([isCovered(), document.activeElement]).toEqual([false, button('Abrir')]);
});

test('the page is never inert for a dialog that closes before its paint', () => {
  const { isCovered, update } = open();
  update({});
  paint();
  expect([isCovered(), document.activeElement]).toEqual([false, button('Abrir')]);
});

test('the focus goes to the heading when the opener of the dialog has left the page', () => {
  const { update } = open();
  update({ hasOpener: false });
  paint();
  expect(document.activeElement).toBe(screen.getByText('Partidos'));
});

test('the focus returns to a pressed button that the browser did not focus', () => {
  const stop = followPresses();
  const { update } = open({ dialogs: [] });
  button('Abrir').blur();
  fireEvent.click(button('Abrir'));
  update({ dialogs: ['salir'] });
  paint();
  update({});
  paint();
  expect(document.activeElement).toBe(button('Abrir'));
  stop();
});

test('a press on the backdrop closes a dialog, a press inside or one that began inside does not', () => {
  const onClose = vi.fn();
  open({ onClose });
  const backdrop = screen.getByRole('dialog');
  const sheet = button('No, salir');
  const press = (from: Element, to: Element) => {
    fireEvent.pointerDown(from);
    fireEvent.click(to);
  };
  press(sheet, sheet);
  press(sheet, backdrop);
  expect(onClose).not.toHaveBeenCalled();
  press(backdrop, backdrop);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  [false, 'No, salir', 'Sí, salir'],
  [true, 'Sí, salir', 'No, salir'],
])('the Tab key with shift %s goes from %s to %s in a dialog', (shiftKey, from, to) => {
  open();
  button(from).focus();
  const isAllowed = fireEvent.keyDown(button(from), { key: 'Tab', shiftKey });
  expect([isAllowed, document.activeElement]).toEqual([false, button(to)]);
});

test('the Tab key moves the focus between two controls of a dialog without help', () => {
  open();
  button('Sí, salir').focus();
  expect(fireEvent.keyDown(button('Sí, salir'), { key: 'Tab' })).toBe(true);
});
