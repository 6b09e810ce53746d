/** One call of each method of the API, for tests that hold for all of them. Week 18 is the example of the contract. */
import type { Api, Registration } from '../api.ts';

export const CALLS: Record<keyof Api, (api: Api) => Promise<unknown>> = {
  login: (api) => api.login({ email: 'ana@correo.mx', password: 'x' }),
  register: (api) => api.register({ email: 'ana@correo.mx' } as Registration),
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
  gamesOfWeek: (api) => api.gamesOfWeek(18),
  userPools: (api) => api.userPools(),
  sendPool: (api) => api.sendPool([{ gameId: '1', homeScore: 1, awayScore: 0 }]),
  answerTrivia: (api) => api.answerTrivia({ questionId: '1', answer: 'a' }),
  weekRanking: (api) => api.weekRanking(18, 1),
  generalRanking: (api) => api.generalRanking(1),
};
