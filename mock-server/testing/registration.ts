import { PASSWORD } from '../fixtures/personas.ts';

export const createRegistration = (name = 'toni') => ({
  name: 'Toni',
  last_name: 'Prueba',
  nickname: name,
  email: `${name}@correo.mx`,
  phone: '5512345678',
  birthdate: '1990-01-01',
  zipcode: '06700',
  state: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  neighborhood: 'Roma Norte',
  password: PASSWORD,
  accepts_terms: true,
  accepts_privacy: true,
});
