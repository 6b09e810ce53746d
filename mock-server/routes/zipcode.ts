import { refuse } from '../catalogue/refusal.ts';
import type { Route } from './api.ts';

/** Zip codes are text, because some zip codes of Mexico City start with 0. */
const zip = (
  zipcode: string,
  state: string,
  municipality: string,
  city: string,
  ...neighborhoods: string[]
) => ({ zipcode, state, municipality, city, neighborhoods });

const CDMX = 'Ciudad de México';

const ZIPCODES = [
  zip('06600', CDMX, 'Cuauhtémoc', CDMX, 'Juárez'),
  zip('06700', CDMX, 'Cuauhtémoc', CDMX, 'Roma Norte'),
  zip('03100', CDMX, 'Benito Juárez', CDMX, 'Del Valle Centro', 'Insurgentes San Borja'),
  zip('11560', CDMX, 'Miguel Hidalgo', CDMX, 'Polanco IV Sección', 'Polanco V Sección'),
  zip('44100', 'Jalisco', 'Guadalajara', 'Guadalajara', 'Guadalajara Centro'),
  zip('64000', 'Nuevo León', 'Monterrey', 'Monterrey', 'Monterrey Centro', 'La Finca'),
  zip('72000', 'Puebla', 'Puebla', 'Heroica Puebla de Zaragoza', 'Centro'),
  zip('37000', 'Guanajuato', 'León', 'León de los Aldama', 'León de los Aldama Centro'),
  zip('97000', 'Yucatán', 'Mérida', 'Mérida', 'Mérida Centro', 'Los Cocos'),
  zip('22000', 'Baja California', 'Tijuana', 'Tijuana', 'Zona Centro'),
  zip('76000', 'Querétaro', 'Querétaro', 'Santiago de Querétaro', 'Centro'),
  zip('50000', 'México', 'Toluca', 'Toluca de Lerdo', 'Centro', 'Santa Clara'),
];

export function routeZipcode(route: Route) {
  route('GET /api/zipcode/:zipcode', (_schema, { params }) => {
    const found = ZIPCODES.find((row) => row.zipcode === params.zipcode);
    if (!found) throw refuse('zipcodeNotFound');
    return found;
  });
}
