import { useContext } from 'react';
import { copy } from '../../copy/shared.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { PanelContext, type PanelContextValue } from '../context/context.ts';
import { useBriefSign } from './use-brief-sign.ts';

interface CopyProps {
  name: string;
  label?: string;
  icon?: IconName;
  isIcon?: boolean;
  isDisabled?: boolean;
  /** What the button says for two seconds after the press. */
  done?: string;
  text: () => string | Promise<string>;
  /** Runs the press; by default, `run` of the panel's context. */
  run?: PanelContextValue['run'];
}

export function CopyButton({
  name,
  label,
  isIcon = false,
  isDisabled = false,
  icon,
  done = copy.copied,
  text,
  run,
}: CopyProps) {
  const panel = useContext(PanelContext);
  const [isCopied, showCopied] = useBriefSign();
  const press = async () => {
    await copyText(text());
    showCopied();
  };
  const visibleName = isIcon ? null : name;
  return (
    <button
      type="button"
      className={isIcon && !isCopied ? 'icon-button' : 'button'}
      aria-label={isCopied ? done : (label ?? name)}
      title={isIcon ? (label ?? name) : label}
      disabled={isDisabled}
      onClick={() => (run ?? panel?.run)?.(press)}
    >
      {icon && !(isIcon && isCopied) ? <Icon name={icon} /> : null} {isCopied ? done : visibleName}
    </button>
  );
}
