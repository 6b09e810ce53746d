/** What a tester has written in Fallas and not set yet. The tab keeps it, over another section and over a reload. */
import { createStoredValue } from '../../lib/stored-value.ts';
import { type FaultDraft, type FaultScope, FIRST_DRAFT } from './fault-draft.ts';

interface FaultForm {
  /** The chosen call; null for none. */
  call: string | null;
  address: string;
  draft: FaultDraft;
  scope: FaultScope;
  when: 'before' | 'after';
}

const FIRST_FORM: FaultForm = {
  call: null,
  address: 'GET /api/ranking/week/*',
  draft: FIRST_DRAFT,
  scope: { times: '1', percent: '100' },
  when: 'before',
};

const form = createStoredValue('fault-form', (stored) => ({
  ...FIRST_FORM,
  ...(stored as Partial<FaultForm> | null),
}));

export const readFaultForm = form.read;

export const keepFaultForm = (change: Partial<FaultForm>) => form.write({ ...form.read(), ...change });
