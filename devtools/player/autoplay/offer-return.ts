import type { RecipeRunner } from '../../api.ts';
import { openBar } from './bar.ts';

/** Offers, after a recipe was stopped, to go back to the world as it was before the recipe. */
export function offerReturn(runner: RecipeRunner): void {
  if (!runner.canReturn()) return;
  const bar = openBar('sim bar line gap-3 border-2 border-accent bg-f0 py-1 pr-1 pl-4');
  const close = () => {
    stop();
    bar.close();
  };
  // Another recipe begins in a world of its own. The stopped one still tells that it was given up.
  const stop = runner.onStep(({ isGivenUp }) => {
    if (!isGivenUp) close();
  });
  const words = document.createElement('p');
  words.className = 'flex-1';
  words.setAttribute('role', 'status');
  words.textContent = 'Se detuvo el recorrido.';
  bar.element.append(
    words,
    createButton('Volver a como estaba', () => {
      close();
      void runner.returnToBefore();
    }),
    createButton('✕', close, 'Cerrar aviso'),
  );
}

function createButton(text: string, onPress: () => void, name = text): HTMLElement {
  const button = document.createElement('button');
  button.className = 'min-h-11 min-w-11';
  button.type = 'button';
  button.textContent = text;
  button.setAttribute('aria-label', name);
  button.addEventListener('click', onPress);
  return button;
}
