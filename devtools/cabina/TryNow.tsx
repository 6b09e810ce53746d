import { STEP, StepWords } from '../player/autoplay/StepWords.tsx';

const TRY_NOW = [
  ['Elige a una persona', 'Entra como Ana o como visitante, de un toque.'],
  ['Mueve el reloj', 'Salta al siguiente cierre y mira qué cambia.'],
  ['Rompe algo', 'Quita el internet o haz que el servidor falle.'],
  ['Regresa', '“Quitar fallas y normalizar el reloj”: la fecha y los datos se quedan.'],
] as const;

/** Stands in the place of the steps of a recipe while none plays. The real server has no personas and its own clock. */
export function TryNow({ isReal }: { isReal: boolean }) {
  return (
    <ol className="guide overflow-auto" aria-label="Prueba esto">
      {(isReal ? TRY_NOW.slice(2, 3) : TRY_NOW).map(([name, words], index) => (
        <li key={name} className={STEP}>
          <StepWords index={index} says={name} detail={words} />
        </li>
      ))}
    </ol>
  );
}
