import { countCharacters } from '../lib/text.ts';

export function getBrokenPasswordRule(password: string): string | null {
  if (password === '') return 'is required';
  const length = countCharacters(password);
  if (length < 8) return 'must be at least 8 characters';
  return length > 64 ? 'must not be greater than 64 characters' : null;
}
