import { Component, type ReactNode } from 'react';
import { copy } from '../../copy.ts';

interface SectionGuardProps {
  children: ReactNode;
}

export class SectionGuard extends Component<SectionGuardProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="part" role="alert">
        <p>{copy.sectionFailed}</p>
        <p className="quiet mono">{error instanceof Error ? error.message : String(error)}</p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          {copy.sectionRetry}
        </button>
      </div>
    );
  }
}
