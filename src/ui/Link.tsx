import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The path of a page without the base, with or without a fragment. */
  to: string;
  /** Replaces the entry of the history, which a link to the address on screen always does. */
  replace?: boolean;
}

/** Whether the click leaves the page where it is: it opens a tab or a window, or another handler has prevented it. */
const isElsewhere = (event: MouseEvent, target: string | undefined) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  (target !== undefined && target !== '_self') ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/**
 * A link to a page of the product, which changes the page without loading it. React Router's own `Link` also prefetches data
 * and submits forms, which is 3 kB of Brotli on every page.
 */
export function Link({ to, replace = false, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const path = useResolvedPath(to);
  const location = useLocation();
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (isElsewhere(event, anchor.target)) return;
    event.preventDefault();
    navigate(to, { replace: replace || createPath(location) === createPath(path) });
  }

  return <a {...anchor} href={href} onClick={follow} />;
}
