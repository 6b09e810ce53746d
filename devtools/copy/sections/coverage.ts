export const coverageCopy = {
  coverageModals: 'Diálogos',
  coverageMissing: 'Te falta ver',
} as const;
