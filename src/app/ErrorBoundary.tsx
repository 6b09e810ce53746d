import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CardScreen } from '../components/CardScreen.tsx';
import { LotteryCard } from '../components/LotteryCard.tsx';
import { noticesCopy } from '../copy/notices.ts';
import { SITE_ROOT } from '../lib/base-path.ts';
import { ActionsRow, Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  children: ReactNode;
  /** When it changes, the children are rendered again. */
  resetKey?: unknown;
  /** Stands for the children after an error. Default: the crash screen. */
  fallback?: ReactNode;
  onError?: () => void;
}

interface State {
  resetKey: unknown;
  failure: { error: unknown } | null;
}

/**
 * React writes each caught error to the console. Errors aren't sent to a server, because a report could contain a token
 * or an e-mail.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, failure: null };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return fallback === undefined ? <CrashScreen error={failure.error} /> : fallback;
  }
}

/** Catches errors outside of the page and the parts of the shell. The next navigation starts the app again. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary resetKey={useLocation().pathname}>{children}</ErrorBoundary>;
}

/** A part of the shell. After an error it is missing until the next navigation, and the page stays usable. */
export function ShellPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation().pathname} fallback={null}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Both actions load a new document (`reload`, and a plain `href` to Inicio instead of a router link), because
 * the code that is already running may be broken.
 */
function CrashScreen({ error }: { error: unknown }) {
  return (
    <CardScreen
      picture={
        <LotteryCard
          card="post"
          className="-turn-4 short:w-[min(30vw,45vh)] w-[min(72vw,320px)] justify-self-center text-display-2"
        />
      }
      title={noticesCopy.crashTitle}
      text={noticesCopy.crashText}
      variant="chile"
    >
      <p className="-mt-1.5 mb-6 flex max-w-110 items-center gap-3 bg-papel px-3.5 py-3 text-base/medium text-tinta">
        <Icon name="check" size={24} className="text-verde" />
        <span>{noticesCopy.crashSafe}</span>
      </p>
      <ActionsRow>
        <Button size="large" onClick={() => window.location.reload()}>
          {noticesCopy.crashReload} <Icon name="reload" />
        </Button>
        <a className="link" href={SITE_ROOT}>
          {noticesCopy.crashBack}
        </a>
      </ActionsRow>
      <small className="mt-6 block text-sm">
        {noticesCopy.crashCode}
        <b>{createSupportCode(error)}</b>
      </small>
    </CardScreen>
  );
}

/**
 * A short code, such as `RR-7F3A`, that a player can quote to support. Errors with the same name and message
 * have the same code, and the code reveals no token, e-mail or URL.
 */
export function createSupportCode(error: unknown): string {
  const text = error instanceof Error ? `${error.name}:${error.message}` : String(error);
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 0x10000;
  return `RR-${hash.toString(16).toUpperCase().padStart(4, '0')}`;
}
