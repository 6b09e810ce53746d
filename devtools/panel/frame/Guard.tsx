import { Component, type ReactNode } from 'react';

interface GuardProps {
  children: ReactNode;
  /** Renders what stands in the place of children that have thrown. `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError?: () => void;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
}

/** React removes the whole tree when a component throws outside an error boundary. */
export class Guard extends Component<GuardProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return this.props.fallback(caught.error, () => {
      this.props.onRetry?.();
      this.setState({ caught: null });
    });
  }
}
