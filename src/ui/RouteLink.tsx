import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A page of the product: its path without the base path, with query and hash. */
  to: string;
  /** Replaces the current entry of the history. */
  replace?: boolean;
}

/** A link to a page of the product. The router's own `Link` would add its prefetching, 2.5 kB, to every page. */
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
