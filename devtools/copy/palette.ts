/** Words of the palette of orders. */
export const paletteCopy = {
  order: 'Orden',
  orderDo: 'hacer',
  orderGroups: {
    clock: 'Tiempo',
    recipes: 'Recorridos',
    faults: 'Fallos',
    personas: 'Personas',
    go: 'Ir a',
    world: 'Mundo',
  },
  orderMoments: {
    opening: 'Ir a la apertura de',
    cutoff: 'Ir al cierre de',
    kickoff: 'Ir al inicio de',
    final: 'Ir al final de',
    week: 'Ir al inicio de',
  } as Record<string, string>,
  orderMove: 'moverse',
  orderNone: 'No hay una orden así.',
  orders: 'Paleta de órdenes',
  orderAs: (name: string) => `Entrar como ${name}`,
  orderFail: (call: string, message: string) => `Fallar ${call}: ${message}`,
  orderGo: (event: string) => `Ir a: ${event.charAt(0).toLowerCase()}${event.slice(1)}`,
  orderPlay: (title: string) => `Ver: ${title}`,
  orderSection: (name: string) => `Abrir ${name}`,
  orderWeekClose: (week: number) => `Ir al cierre de la semana ${week}`,
} as const;
