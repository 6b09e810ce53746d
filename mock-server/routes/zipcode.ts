import { refuse } from '../catalogue/refusal.ts';
import type { CheckedRoute } from './checked-route.ts';

export function routeZipcode(route: CheckedRoute) {
  route('GET /api/zipcode/:zipcode', (_schema, { params }) => {
    const address = ZIPCODES.find(([zipcode]) => zipcode === params.zipcode);
    if (!address) throw refuse('zipcodeNotFound');
    const [zipcode, state, municipality, city, ...neighborhoods] = address;
    return { zipcode, state, municipality, city, neighborhoods };
  });
}

const CDMX = 'Ciudad de México';

/** Zip codes are text, because some zip codes of Mexico City start with 0. */
const ZIPCODES = [
  ['06600', CDMX, 'Cuauhtémoc', CDMX, 'Juárez'],
  ['06700', CDMX, 'Cuauhtémoc', CDMX, 'Roma Norte'],
  ['03100', CDMX, 'Benito Juárez', CDMX, 'Del Valle Centro', 'Insurgentes San Borja'],
  ['11560', CDMX, 'Miguel Hidalgo', CDMX, 'Polanco IV Sección', 'Polanco V Sección'],
  ['44100', 'Jalisco', 'Guadalajara', 'Guadalajara', 'Guadalajara Centro'],
  ['64000', 'Nuevo León', 'Monterrey', 'Monterrey', 'Monterrey Centro', 'La Finca'],
  ['72000', 'Puebla', 'Puebla', 'Heroica Puebla de Zaragoza', 'Centro'],
  ['37000', 'Guanajuato', 'León', 'León de los Aldama', 'León de los Aldama Centro'],
  ['97000', 'Yucatán', 'Mérida', 'Mérida', 'Mérida Centro', 'Los Cocos'],
  ['22000', 'Baja California', 'Tijuana', 'Tijuana', 'Zona Centro'],
  ['76000', 'Querétaro', 'Querétaro', 'Santiago de Querétaro', 'Centro'],
  ['50000', 'México', 'Toluca', 'Toluca de Lerdo', 'Centro', 'Santa Clara'],
] as const;
