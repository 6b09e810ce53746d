export const mailboxCopy = {
  mailKinds: { alive: 'vigente', used: 'usado', expired: 'caducado' },
} as const;
