import { registerCopy } from '../../copy/register.ts';
import { Progress } from '../../ui/Progress.tsx';

export function RegistrationSteps({ step }: { step: 1 | 2 }) {
  return (
    <div className="mt-4 mb-1.5">
      <Progress label={registerCopy.step(step)} max={2} value={step} />
      <ol className="condensed mt-2 grid grid-cols-halves text-base/none text-humo">
        {[registerCopy.stepPerson, registerCopy.stepAccess].map((name, index) => (
          <li
            key={name}
            className="current:text-tinta last:text-right"
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
