import { type ComponentProps, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { copy } from '../copy/shared.ts';
import { formatHour, formatShortDay } from '../lib/format.ts';
import { getHeldNames } from '../state/status.ts';
import { copyText } from '../ui/copy-text.ts';
import { enterFullScreen } from '../ui/full-screen.ts';
import { Icon, type IconName, IconButton as PlainIconButton } from '../ui/icons.tsx';
import { PanelContext, type PanelContextValue, usePanel } from './context.ts';

export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="part">
      <h3 className="mb-2 flex items-center justify-between gap-2.5 [&_button]:min-h-touch-24">
        {title}
        {aside ? <span className="quiet font-normal">{aside}</span> : null}
      </h3>
      {children}
    </section>
  );
}

export function DayHour({ at, className = '' }: { at: number; className?: string }) {
  return (
    <span className={`mono flex-none text-tone ${className}`}>
      <span className="block">{formatShortDay(at)} </span>
      {formatHour(at)}
    </span>
  );
}

type Tone = '' | 'accent' | 'good' | 'bad' | 'heed';

export function Tag({ tone = '', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>;
}

interface ButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'disabled' | 'children'> {
  /** Accessible name, if it is not the text of the button. */
  label?: string;
  /** The panel shows an error of the action. */
  onPress: () => unknown;
}

export function Button({ label, onPress, ...button }: ButtonProps) {
  const { run } = usePanel();
  return <button {...button} type="button" aria-label={label} onClick={() => run(onPress)} />;
}

export function IconButton({ onPress, ...button }: ComponentProps<typeof PlainIconButton>) {
  const { run } = usePanel();
  return <PlainIconButton {...button} onPress={() => run(onPress)} />;
}

interface SelectProps<Value extends string | number> {
  /** Accessible name, if no `label` element names it. */
  label?: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Select<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SelectProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

const OPTION =
  'px-2 whitespace-nowrap [.mono>&]:font-mono [button+&]:-ml-px aria-pressed:relative aria-pressed:z-1';

interface ChoiceProps<Value extends string | number> {
  label: string;
  /** The accessible name is `title` or, without it, `name`. */
  options: readonly { value: Value; name: ReactNode; title?: string }[];
  value: Value | number | null;
  className?: string;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string | number>({
  label,
  options,
  value,
  className = '',
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={`bare m-0 inline-flex min-w-0 p-0 [.part>&]:flex [.part>&]:flex-wrap ${className}`}>
      <legend className="hidden-text">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={OPTION}
          aria-pressed={option.value === value}
          aria-label={option.title}
          onClick={() => onChange(option.value)}
        >
          {option.name}
        </button>
      ))}
    </fieldset>
  );
}

const SWITCH = 'switch bare grid min-h-touch-20 w-touch-34 flex-none place-items-center p-0';

interface SwitchProps {
  name: string;
  code?: string;
  aside?: ReactNode;
  isOn: boolean;
  /** A switch of a fault has the colour of a fault while it is on. */
  isFault?: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchRow({ name, code, aside, isOn, isFault = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <li>
      <label className="grow" htmlFor={id}>
        {name}
        {code ? <small className="mono">{code}</small> : null}
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

const COPIED_FOR_MS = 2_000;

interface CopyProps {
  name: string;
  label?: string;
  icon?: IconName;
  isIcon?: boolean;
  text: () => string | Promise<string>;
  /** Runs the press; by default, `run` of the panel's context. */
  run?: PanelContextValue['run'];
}

export function CopyButton({ name, label, isIcon = false, icon, text, run }: CopyProps) {
  const panel = useContext(PanelContext);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const press = async () => {
    await copyText(text());
    setCopied(true);
  };
  const visibleName = isIcon ? null : name;
  return (
    <button
      type="button"
      className={isIcon && !isCopied ? 'icon-button' : undefined}
      aria-label={isCopied ? copy.copied : (label ?? name)}
      title={isIcon ? name : undefined}
      onClick={() => (run ?? panel?.run)?.(press)}
    >
      {icon && !(isIcon && isCopied) ? <Icon name={icon} /> : null} {isCopied ? copy.copied : visibleName}
    </button>
  );
}

/** Renders the names of the held calls and the button that releases them; nothing while no call is held. */
export function HeldCalls() {
  const { simulator } = usePanel();
  const { fault } = simulator;
  const held = getHeldNames(simulator);
  if (held.length === 0) return null;
  return (
    <>
      <Tag tone="heed">{copy.faultHeld(held)}</Tag>
      <Button className="primary" onPress={() => fault.release()}>
        Soltar
      </Button>
      <small className="quiet">
        La app espera de 14 a 20 segundos, aunque el reloj esté congelado: después la da por perdida.
      </small>
      <small className="quiet">Sigue retenida si el reloj avanza. Se pierde si la página se recarga.</small>
    </>
  );
}

interface PlayButtonsProps {
  name: string;
  isDisabled?: boolean;
  play: () => unknown;
  onClose: () => void;
}

/** Renders the buttons of a dialog that play in the app and close the dialog. */
export function PlayButtons({ name, isDisabled, play, onClose }: PlayButtonsProps) {
  const { runInApp } = usePanel();
  // In the dock, a recipe reloads the page, which ends full screen.
  const canFill = document.fullscreenEnabled && document.querySelector('.device-side') !== null;
  const press = (isFull: boolean) => {
    if (isFull) enterFullScreen();
    onClose();
    runInApp(play);
  };
  return (
    <>
      <Button className="primary" disabled={isDisabled} onPress={() => press(false)}>
        {name}
      </Button>
      {canFill ? (
        <Button disabled={isDisabled} onPress={() => press(true)}>
          En pantalla completa
        </Button>
      ) : null}
    </>
  );
}

/** Returns `attempt`, which runs an action of a dialog, and `alert`, the message of the action's error or null. */
export function useAttempt() {
  const [error, setError] = useState('');
  const attempt = async (action: () => unknown) => {
    setError('');
    try {
      await action();
    } catch (reason) {
      setError((reason as Error).message);
    }
  };
  const alert = error ? (
    <p className="bad" role="alert">
      {error}
    </p>
  ) : null;
  return { attempt, alert };
}

interface FieldProps extends ComponentProps<'input'> {
  value: string;
  onCommit: (text: string) => void;
}

/**
 * Renders a field that commits its text when the user leaves it or presses Enter, which keeps the focus in the field.
 * Then it shows `value` again: the new one, or the old one when the text was refused. Escape restores the value.
 */
export function Field({ value, onCommit, ...input }: FieldProps) {
  /** What the user has typed and not committed; null while the field shows `value`. */
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    if (draft !== null && draft !== value) onCommit(draft);
  };
  return (
    <input
      {...input}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

const DOWNLOAD_URL_LIFETIME_MS = 60_000;

export function download(name: string, content: string | Blob, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read the object URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_URL_LIFETIME_MS);
}
