export function getBrokenPasswordRule(password: string): string | null {
  if (password === '') return 'is required';
  if (password.length < 8) return 'must be at least 8 characters';
  return password.length > 64 ? 'must not be greater than 64 characters' : null;
}
