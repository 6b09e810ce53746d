import { GUIDE, STEP, StepWords } from '../player/autoplay/StepWords.tsx';

const TO_SHOW = [
  ['Elige un recorrido', 'A la derecha, presiona ▶: la app se mueve sola y aquí se leen sus pasos.'],
  ['Ponlo en pantalla completa', 'El celular queda tan alto como la pantalla, con lo que pasa al lado.'],
  ['Detenlo y juega tú', 'Mueve el mouse sobre la app. Con ▶ (Seguir) continúa.'],
  ['Compártelo', 'En su ⋯: copia el enlace o guarda imágenes para una presentación.'],
] as const;

const TO_TEST = [
  ['Elige a una persona', 'Entra como Ana o como visitante, de un toque.'],
  ['Mueve el reloj', 'Salta a lo que sigue y mira qué cambia.'],
  ['Rompe algo', 'Quita el internet o haz que el servidor falle.'],
  ['Regresa', '“Quitar fallas y normalizar el reloj”: la fecha y los datos se quedan.'],
] as const;

interface TryNowProps {
  /** Whether the panel is for a tester. Otherwise it is for who shows the product. */
  isQa: boolean;
  /** Whether the real server answers. It has no personas and no recipes, and its own clock. */
  isReal: boolean;
}

/** Stands in the place of the steps of a recipe while none plays. */
export function TryNow({ isQa, isReal }: TryNowProps) {
  return (
    <ol className={`${GUIDE} overflow-auto`} aria-label="Prueba esto">
      {getSteps(isQa, isReal).map(([name, words], index) => (
        <li key={name} className={STEP}>
          <StepWords index={index} says={name} detail={words} />
        </li>
      ))}
    </ol>
  );
}

function getSteps(isQa: boolean, isReal: boolean): readonly (readonly [name: string, words: string])[] {
  if (isReal) return TO_TEST.slice(2, 3);
  return isQa ? TO_TEST : TO_SHOW;
}
