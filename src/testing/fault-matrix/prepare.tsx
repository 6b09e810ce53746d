import { act, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { FIELD_ERRORS } from '../../copy/field-errors.ts';
import type { FormErrorCode } from '../../stores/account/form-errors.ts';
import { StoresContext } from '../../use-stores.ts';
import type { FaultWorld } from './world.ts';

export const PASSWORD = 'papas con chile';

export interface PlayerAction {
  run(): void;
  getScreen(): string;
  form?: {
    errors: { peek(): Readonly<Record<string, FormErrorCode>> };
    isBusy: { peek(): boolean };
    values: { peek(): object };
  };
  /** True while the button waits for a cooldown. */
  isHeld?: () => boolean;
  isAskedToWait?: () => boolean;
  isBusy?: () => boolean;
  close?: () => void;
}

export type Prepare = (world: FaultWorld) => Promise<PlayerAction>;

function getCode(text: string | null | undefined): FormErrorCode {
  const code = Object.keys(FIELD_ERRORS).find((key) => FIELD_ERRORS[key] === text);
  return (code ?? `an unknown error “${text}”`) as FormErrorCode;
}

/** Renders a page with a form at `address`, which matches `route`, and fills in its fields by their ids. */
export function openFormPage(
  world: FaultWorld,
  page: ReactElement,
  values: Readonly<Record<string, string>>,
  [address, route] = ['/', '/'],
) {
  let path = address;
  function Address() {
    path = useLocation().pathname;
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <StoresContext value={world}>
        <Routes>
          <Route path={route} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </StoresContext>
    </MemoryRouter>,
  );
  const findAll = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...view.container.querySelectorAll<E>(selector),
  ];
  const [submit] = findAll('[type="submit"]');
  const inputs = findAll<HTMLInputElement>('input[id]');
  for (const input of inputs) {
    const value = values[input.id];
    if (value !== undefined) fireEvent.change(input, { target: { value } });
  }
  const readErrors = () =>
    findAll('[aria-invalid]').map(
      ({ id }) => [id, getCode(document.getElementById(`${id}-messages`)?.textContent)] as const,
    );
  return {
    form: {
      errors: { peek: () => Object.fromEntries(readErrors()) },
      isBusy: { peek: () => findAll('[aria-busy]').length > 0 },
      // After the page is left, its inputs keep their last values.
      values: { peek: () => Object.fromEntries(inputs.map(({ id, value }) => [id, value])) },
    },
    getPath: () => path,
    getText: () => view.container.textContent ?? '',
    isHeld: (button = submit) => button?.getAttribute('aria-disabled') === 'true',
    findButton: (text: string) => findAll('button').find(({ textContent }) => textContent?.includes(text)),
    press: (button = submit) => act(() => void button?.click()),
    close: view.unmount,
  };
}

export const whoIs = ({ auth }: FaultWorld) =>
  auth.status.peek() === 'authenticated' ? 'player' : 'visitor';

export async function openSession(world: FaultWorld) {
  world.play();
  const starting = world.auth.start();
  await world.pass(100);
  await starting;
}
