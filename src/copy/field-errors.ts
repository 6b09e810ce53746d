import {
  ADULT_AGE,
  CODE_LENGTH,
  MAX_NICKNAME,
  MAX_PASSWORD,
  MIN_NICKNAME,
  MIN_PASSWORD,
  ZIPCODE_LENGTH,
} from '../domain/registration/limits.ts';

export const FIELD_ERRORS: Readonly<Record<string, string>> = {
  code: `Son ${CODE_LENGTH} dígitos.`,
  'code-expired': 'Este código ya caducó. Pide uno nuevo.',
  'code-invalid': 'Este código de verificación es inválido.',
  date: 'Revisa la fecha: día, mes y año.',
  email: 'Escribe un correo válido, como tu@correo.com.',
  'email-exists': 'Este correo ya está en uso.',
  'email-not-found': 'No se encontró este correo electrónico.',
  invalid: 'Revisa este dato.',
  'last-name': 'Escribe tus apellidos sin números ni símbolos.',
  name: 'Escribe tu nombre sin números ni símbolos.',
  neighborhood: 'Elige tu colonia.',
  nickname: `De ${MIN_NICKNAME} a ${MAX_NICKNAME} letras, números, punto o guion; no uses tu teléfono.`,
  'nickname-taken': 'Ese apodo ya está en la cancha. Prueba otro.',
  'other-account':
    'Se abrió la sesión de otra persona en este dispositivo y la cerramos. Entra otra vez: tus pronósticos siguen guardados aquí.',
  'password-common': 'Esa contraseña es muy fácil de adivinar.',
  'password-invalid': 'Esta contraseña es inválida.',
  'password-long': `Usa ${MAX_PASSWORD} caracteres o menos.`,
  'password-mismatch': 'Las contraseñas no coinciden.',
  'password-short': `Usa al menos ${MIN_PASSWORD} caracteres.`,
  phone: 'Escribe tu celular a 10 dígitos, sin lada internacional.',
  privacy: 'Necesitas leerlo y aceptarlo para jugar.',
  required: 'Este campo es obligatorio',
  terms: 'Necesitas aceptar para jugar.',
  underage: `Este reto es solo para mayores de ${ADULT_AGE} años.`,
  zipcode: `Son ${ZIPCODE_LENGTH} dígitos.`,
  'zipcode-not-found': 'No encontramos ese código postal. Revísalo.',
};

export function getFieldError(code: string | undefined): string | undefined {
  return code === undefined ? undefined : FIELD_ERRORS[code];
}

export function getSummaryError(code: string | undefined): string | undefined {
  return code === 'phone' ? 'escríbelo a 10 dígitos' : getFieldError(code);
}
