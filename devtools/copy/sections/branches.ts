import { plural } from '../plural.ts';

export const branchesCopy = {
  authors: {
    agenda: 'Calendario',
    app: 'La app',
    'other-device': 'Otro dispositivo',
    panel: 'Panel',
    recipe: 'Recorrido',
  },
  compareOnly: (name: string) => `Solo en ${name}`,
  reset: 'Empezar de cero',
  switchBranch: 'Cambiar',
  switchBranchNamed: (name: string) => `Cambiar a ${name}`,
  treeHere: 'Estás aquí',
} as const;
