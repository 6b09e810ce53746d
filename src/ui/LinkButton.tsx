import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, getButtonClass } from './button-class.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

type RouteProps = Omit<RouteLinkProps, 'className'> & { href?: undefined };
type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'> & { href: string; to?: undefined };

export function LinkButton(props: ButtonVariant & (RouteProps | AnchorProps)) {
  const { variant, size, isWide, isInverse, background, className, ...rest } = props;
  const classes = getButtonClass({ variant, size, isWide, isInverse, background, className });
  if (rest.href !== undefined) {
    const { to: _to, ...anchor } = rest;
    return <a {...anchor} className={classes} />;
  }
  const { href: _href, ...link } = rest;
  return <RouteLink {...link} className={classes} />;
}
