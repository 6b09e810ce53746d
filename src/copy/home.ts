const america = { name: 'América', shortName: 'AME', color: '#F8D31C', colorAlt: '#14235F' };
const atlante = { name: 'Atlante', shortName: 'ATE', color: '#A3152A', colorAlt: '#1B3C93' };
const atlas = { name: 'Atlas', shortName: 'ATL', color: '#B0121B', colorAlt: '#17130E' };
const cruzAzul = { name: 'Cruz Azul', shortName: 'CAZ', color: '#0B4EA2', colorAlt: '#FFFDF8' };
const guadalajara = { name: 'Guadalajara', shortName: 'GDL', color: '#D21F2B', colorAlt: '#FFFDF8' };
const monterrey = { name: 'Monterrey', shortName: 'MTY', color: '#0B2A5B', colorAlt: '#FFFDF8' };
const pumas = { name: 'Pumas', shortName: 'PUM', color: '#0C2340', colorAlt: '#D5B15F' };
const queretaro = { name: 'Querétaro', shortName: 'QRO', color: '#0B2F6B', colorAlt: '#17130E' };
const tigres = { name: 'Tigres', shortName: 'TIG', color: '#F5A800', colorAlt: '#0A3D91' };
const toluca = { name: 'Toluca', shortName: 'TOL', color: '#C8102E', colorAlt: '#FFFDF8' };

export const homeCopy = {
  claim: '¿Qué onda con el marcador?',
  claimAsk: '¿Qué',
  claimScore: 'marcador?',
  claimWith: 'con el',
  description:
    'Predice los marcadores de la Liga MX, suma puntos cada jornada y gana premios. Registro gratis para mayores de 18 años.',
  haveAccount: 'Ya tengo cuenta',
  leadPlay: 'Predice los partidos de la Liga MX, suma puntos y gana.',
  leadSnack: 'Tú pones el pronóstico, nosotros la botana.',
  play: 'Quiero jugar',
  posterAction: 'Pronosticar la jornada',
  posterCentreTime: 'Todos los horarios son del centro de México.',
  posterGames: [
    { home: tigres, away: toluca, when: 'Sáb 19:05 h' },
    { home: pumas, away: queretaro, when: 'Dom 12:00 h' },
    { home: monterrey, away: atlas, when: 'Dom 18:00 h' },
    { home: atlante, away: america, when: 'Dom 20:00 h' },
  ],
  posterHeadliner: { home: guadalajara, away: cruzAzul, when: 'Partido estelar · Sáb 21:10 h' },
  posterRibbon: 'Así se ve una jornada',
  posterTitle: 'Gran Jornada',
  posterVersus: 'vs',
  prizesAction: 'Ver premios',
  prizesText: 'Premios cada jornada para quienes más puntos sumen, y uno grande al cierre del torneo.',
  prizesTitle: 'Lo que se gana',
  sampleFolio: 'Folio 004 271',
  sampleScores: [
    { home: guadalajara, homeScore: 2, awayScore: 1, away: cruzAzul },
    { home: tigres, homeScore: 0, awayScore: 0, away: toluca },
    { home: pumas, homeScore: 1, awayScore: 3, away: queretaro },
    { home: monterrey, homeScore: 2, awayScore: 0, away: atlas },
  ],
  sampleTitle: 'Tu boleto',
  stepClimbText: 'Cada acierto cuenta por jornada y en la tabla general.',
  stepClimbTitle: '3. Suma puntos y sube en el ranking',
  stepRegisterText: 'Llena tus datos, confirma tu correo y juega toda la temporada.',
  stepRegisterTitle: '1. Regístrate gratis',
  stepScoresText:
    'Normalmente, hasta 2 horas antes de cada partido. Al enviarlos tu boleto queda sellado: ya no se cambia.',
  stepScoresTitle: '2. Lanza tus marcadores',
  stepsTitle: 'Se juega en tres cartas',
  title: 'Inicio | Reto Ruffles',
} as const;
