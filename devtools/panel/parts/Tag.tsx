import type { ReactNode } from 'react';

type Tone = '' | 'accent' | 'good' | 'bad' | 'heed';

export function Tag({ tone = '', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>;
}
