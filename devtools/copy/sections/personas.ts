export const personasCopy = {
  active: 'ACTIVA',
  apply: 'Usar',
  password: 'Contraseña de todas',
  personasAside: 'Un toque y la app arranca de nuevo',
  personasNote: 'Cambiar de persona no borra nada: lo que hizo cada una sigue en el mundo.',
  personasSession: 'Sesión actual',
  personasTitle: 'Entra como',
} as const;
