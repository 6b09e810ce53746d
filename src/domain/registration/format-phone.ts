/** Area codes of two digits (Mexico City, Guadalajara, Monterrey). All other area codes have three digits. */
const SHORT_AREA_CODES = ['55', '33', '81'];

export function formatPhone(digits: string): string {
  const area = SHORT_AREA_CODES.includes(digits.slice(0, 2)) ? 2 : 3;
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** Masks the middle of a phone number (`33 •••• 0142`), because other people may see the screen. */
export function maskPhone(digits: string): string {
  const [area, middle = '', ...rest] = formatPhone(digits).split(' ');
  return [area, '•'.repeat(middle.length), ...rest].filter(Boolean).join(' ');
}
