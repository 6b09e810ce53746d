export const paletteCopy = {
  commandGroups: {
    clock: 'Tiempo',
    dialogs: 'Diálogos',
    recipes: 'Recorridos',
    messages: 'Mensajes del servidor',
    endpoints: 'Peticiones',
    faults: 'Fallas',
    personas: 'Personas',
    go: 'Ir a',
    world: 'Mundo',
  },
  commandMoments: {
    opening: 'Ir a la apertura de',
    cutoff: 'Ir al cierre de',
    kickoff: 'Ir al inicio de',
    final: 'Ir al final de',
    week: 'Ir al inicio de',
  } as Record<string, string>,
} as const;
