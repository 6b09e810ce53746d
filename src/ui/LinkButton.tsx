import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, getButtonClass } from './button-look.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

type RouteProps = Omit<RouteLinkProps, 'className'> & { href?: undefined };
type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'> & { href: string; to?: undefined };

export function LinkButton(props: ButtonLook & (RouteProps | AnchorProps)) {
  const { variant, size, isWide, isInverse, ground, className, ...rest } = props;
  const look = getButtonClass({ variant, size, isWide, isInverse, ground, className });
  if (rest.href !== undefined) {
    const { to: _to, ...anchor } = rest;
    return <a {...anchor} className={look} />;
  }
  const { href: _href, ...link } = rest;
  return <RouteLink {...link} className={look} />;
}
