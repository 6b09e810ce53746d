export const shellCopy = {
  cancel: 'Cancelar',
  copied: 'Copiado',
  copyLink: 'Copiar enlace',
  dialogs: 'Diálogos',
  help: 'Atajos',
  helpKeys: 'Atajos del teclado',
  keyPalette: 'Buscar un comando',
  keyToggle: 'Abrir o cerrar el simulador',
  restore: 'Quitar fallas y normalizar el reloj',
  restoreNote: 'La fecha y los datos se quedan.',
  saveProblems: {
    blocked:
      'El navegador no deja guardar: cada vez que la página se recarga se pierden la sesión, los borradores, los hechos, las ramas, las fallas y la hora. Usar una persona, viajar atrás, cambiar de rama y los recorridos la recargan.',
    full: 'El navegador ya no tiene espacio: al recargar la página se pierde lo que hagas desde ahora. Cierra otras pestañas del simulador o guarda este mundo con Exportar, en Ramas.',
  },
  snaps: { low: 'abajo', half: 'a la mitad', high: 'arriba' },
  title: 'Simulador',
} as const;
