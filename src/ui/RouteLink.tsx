import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { keepFocus } from './keep-focus.ts';

export interface RouteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path without the base path; may have a query and a hash. */
  to: string;
  replace?: boolean;
}

/** Replaces the router's `Link`, which would add 2.5 kB of prefetching code to every page. */
export function RouteLink({ to, replace, onClick, ...props }: RouteLinkProps) {
  const href = useHref(to);
  const isShown = useLocation().pathname === to;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        follow(event);
        // A change of route moves the focus to the heading. Another query of the same page may remove this link.
        keepFocus(event.currentTarget);
        // A change of route scrolls to the top, and this link changes none. The router leaves a click with a modifier
        // key to the browser.
        if (isShown && event.defaultPrevented) window.scrollTo(0, 0);
      }}
    />
  );
}
