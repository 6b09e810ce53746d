import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path without the base path, with query and hash. */
  to: string;
  replace?: boolean;
}

/** The router's own `Link` would add 2.5 kB of prefetching code to every page. */
export function RouteLink({ to, replace, onClick, ...props }: RouteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target: props.target });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
