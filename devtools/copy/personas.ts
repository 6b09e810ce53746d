/** Words of Personas. */
export const personasCopy = {
  active: 'ACTIVA',
  apply: 'Usar',
  password: 'Contraseña de todas',
  personasNote: 'Cambiar de persona no borra nada: lo que hizo cada una sigue en el mundo.',
  personasTitle: 'Entra como',
} as const;
