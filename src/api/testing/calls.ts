import type { Registration } from '../api.ts';
import type { Api } from '../client.ts';

export const REGISTRATION: Registration = {
  name: 'Nora',
  lastName: 'Paz',
  birthdate: '1990-02-01',
  phone: '5512345678',
  zipcode: '44100',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  neighborhood: 'Guadalajara Centro',
  nickname: 'nora_paz',
  email: 'nora@correo.mx',
  password: 'papas con chile',
  acceptsTerms: true,
  acceptsPrivacy: true,
  acceptsMarketing: false,
};

export const CALLS: Record<keyof Api, (api: Api) => Promise<unknown>> = {
  login: (api) => api.login({ email: 'ana@correo.mx', password: 'x' }),
  register: (api) => api.register(REGISTRATION),
  verify: (api) => api.verify({ email: 'ana@correo.mx', code: '123456' }),
  resendCode: (api) => api.resendCode('ana@correo.mx'),
  forgotPassword: (api) => api.forgotPassword('ana@correo.mx'),
  changePassword: (api) =>
    api.changePassword({ email: 'ana@correo.mx', token: 't', password: 'p', confirmation: 'p' }),
  logout: (api) => api.logout(),
  deleteAccount: (api) => api.deleteAccount(),
  user: (api) => api.user(),
  zipcode: (api) => api.zipcode('06700'),
  weeks: (api) => api.weeks(),
  currentWeek: (api) => api.currentWeek(),
  allGames: (api) => api.allGames(),
  gamesOfWeek: (api) => api.gamesOfWeek(18),
  userPools: (api) => api.userPools(),
  sendPool: (api) => api.sendPool([{ gameId: '1', homeScore: 1, awayScore: 0 }]),
  answerTrivia: (api) => api.answerTrivia({ questionId: '1', answer: 'a' }),
  weekRanking: (api) => api.weekRanking(18, 1),
  generalRanking: (api) => api.generalRanking(1),
};
