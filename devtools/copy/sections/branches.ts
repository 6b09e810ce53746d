import { plural } from '../plural.ts';

/** Words of Ramas, and the facts of a world. */
export const branchesCopy = {
  branchBefore: (name: string) => `Lo que tenías antes está en “${name}”.`,
  branchBeforeUndo: 'Deshacer',
  branchCompare: (name: string) => `Comparar con ${name}`,
  branchHere: 'AQUÍ',
  branchName: (name: string) => `Nombre de la rama ${name}`,
  branchNew: 'Nueva rama aquí',
  branchNote: 'Viajar atrás regresa también los datos. Lo que venía después no se pierde: queda en su rama.',
  branchSaved: (facts: number) => `${plural(facts, 'hecho', 'hechos')}, guardada`,
  branchesTitle: 'Ramas',
  branchesMeaning: 'Versiones guardadas de este mundo.',
  branchUsed: (facts: number) => `${plural(facts, 'hecho', 'hechos')}, en uso`,
  compareChanged: 'cambian',
  compareAdded: 'de más',
  compareRemoved: 'de menos',
  compareOnly: (name: string, facts: number) => `Solo en ${name}: ${plural(facts, 'hecho', 'hechos')}`,
  compareSame: 'Los dos mundos son iguales.',
  compareTitle: (a: string, b: string) => `${a} frente a ${b}`,
  exportWorld: 'Exportar',
  factClock: (to: string, isSilent: boolean) =>
    `El reloj pasa al ${to}${isSilent ? ', sin avisar a la app' : ''}`,
  factLaravelOff: 'Se quita Laravel de fábrica',
  factGo: (seq: number) => `Ir al hecho ${seq}`,
  importUnreadable: 'No se pudo leer el archivo.',
  importTooLarge: 'El archivo es demasiado grande para ser un mundo del simulador.',
  importWorld: 'Importar',
  reset: 'Empezar de cero',
  seed: 'Número del mundo (mismo número, mismos datos)',
  switchBranch: 'Cambiar',
  switchBranchNamed: (name: string) => `Cambiar a ${name}`,
  treeTitle: 'Árbol del mundo',
  treeMeaning: 'Un hecho es cada cosa que pasó.',
  treeOf: (branches: number, facts: number) =>
    `${plural(branches, 'rama', 'ramas')}, ${plural(facts, 'hecho', 'hechos')}`,
  treeHere: 'Estás aquí',
} as const;
