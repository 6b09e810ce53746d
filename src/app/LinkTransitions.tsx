import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Renders the page of a pressed link in a transition: the press is painted first, and React renders the page in slices.
 * Only presses on links: a change of session and the redirect after it must render in the same commit.
 */
export function LinkTransitions({ children }: { children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const value = useMemo(() => ({ ...navigation, useTransitions: true }), [navigation]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
