import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '../../domain/types.ts';
import { PersonalData } from './PersonalData.tsx';

const USER = {
  name: 'Ana María',
  lastName: 'Hernández',
  email: 'ana@correo.mx',
  phone: '5512345678',
  zipcode: '06700',
  neighborhood: 'Roma Norte',
  acceptsMarketing: true,
} as User;

const readLines = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('the personal data of Perfil stand each beside its own name, the first name before the last', () => {
  render(<PersonalData user={USER} />);
  expect(readLines()).toEqual({
    Nombre: 'Ana María Hernández',
    Correo: 'ana@correo.mx',
    Celular: '55 •••• 5678',
    'Vives en': '06700, Roma Norte',
    'Promos y novedades': 'Sí',
  });
});

test('personal data that the server does not send are a dash in Perfil', () => {
  render(
    <PersonalData
      user={{ ...USER, name: '', lastName: '', zipcode: '', neighborhood: '', acceptsMarketing: false }}
    />,
  );
  expect(readLines()).toMatchObject({ Nombre: '–', 'Vives en': '–', 'Promos y novedades': 'No' });
});

test('the address of “Para corregir tus datos” that is still missing is marked in Perfil', () => {
  render(<PersonalData user={USER} />);
  const mark = screen.getByText('[correo de atención]');
  expect([mark.tagName, mark.className]).toEqual(['MARK', 'bg-elote']);
});
