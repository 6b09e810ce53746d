import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { awaitTypedForm, followTypedForm, keepTypedForm, writeTypedForm } from './typed-form.ts';

/** A form of two steps, whose second one drops what it held when the user goes back to it. */
function TwoSteps({ sent }: { sent: string[] }) {
  const [step, setStep] = useState(1);
  return (
    <div id="root">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(`step ${step}`);
          setStep(2);
        }}
      >
        {step === 1 ? (
          <input aria-label="Nombre" />
        ) : (
          <>
            <input aria-label="Apodo" />
            <input aria-label="Contraseña" type="password" />
            <input aria-label="Acepto" type="checkbox" />
          </>
        )}
        <button type="submit">Seguir</button>
      </form>
    </div>
  );
}

const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(getField(name), { target: { value } });
const keep = () => keepTypedForm(window, 'A', (text) => `clave-${text}`);

let stop = () => {};
function open() {
  const sent: string[] = [];
  const view = render(<TwoSteps sent={sent} />);
  stop = followTypedForm(window);
  return { ...view, sent };
}
afterEach(() => {
  stop();
  sessionStorage.clear();
});

async function reopen(leave: () => void, branch = 'A') {
  leave();
  stop();
  const next = open();
  awaitTypedForm(branch);
  await writeTypedForm(window, branch);
  return next;
}

test('a form that was typed and not sent is written again in its branch', async () => {
  const { unmount } = open();
  type('Nombre', 'Rosa');
  keep();
  const { sent } = await reopen(unmount);
  expect([getField('Nombre').value, sent]).toEqual(['Rosa', []]);
});

test('a form is written up to the step on which it was left, its boxes and its password included', async () => {
  const { unmount } = open();
  type('Nombre', 'Rosa');
  fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));
  type('Apodo', 'rosita');
  type('Contraseña', 'secreta');
  fireEvent.click(getField('Acepto'));
  keep();
  const { sent } = await reopen(unmount);
  expect([getField('Apodo').value, getField('Contraseña').value, getField('Acepto').checked]).toEqual([
    'rosita',
    'clave-secreta',
    true,
  ]);
  expect(sent).toEqual(['step 1']);
});

test('a typed form isn’t written in another branch', async () => {
  const { unmount } = open();
  type('Nombre', 'Rosa');
  keep();
  await reopen(unmount, 'B');
  expect(getField('Nombre').value).toBe('');
});

test('a form in which nothing was typed isn’t kept', () => {
  open();
  expect(keep()).toBe(false);
});
