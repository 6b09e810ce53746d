import { type ReactNode, useId } from 'react';

const SWITCH = 'switch bare grid min-h-touch-20 w-touch-34 flex-none place-items-center p-0';

interface SwitchProps {
  name: string;
  code?: string;
  note?: string;
  aside?: ReactNode;
  isOn: boolean;
  /** A switch of a fault has the colour of a fault while it is on. */
  isFault?: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchRow({ name, code, note, aside, isOn, isFault = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <li>
      <label className="grow" htmlFor={id}>
        {name}
        {code ? <small className="mono">{code}</small> : null}
        {note ? <small>{note}</small> : null}
      </label>
      {aside}
      <button
        id={id}
        type="button"
        className={isFault ? SWITCH : `${SWITCH} [--mark:var(--color-accent)]`}
        role="switch"
        aria-checked={isOn}
        aria-label={code ? `${name}, ${code}` : name}
        onClick={() => onChange(!isOn)}
      />
    </li>
  );
}
