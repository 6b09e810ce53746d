/**
 * In its messages, Laravel writes `last_name` as `last name`, and leaves the path of a nested field
 * (`pool.0.game_id`) unchanged.
 */
const getLabel = (field: string) => (field.includes('.') ? field : field.replaceAll('_', ' '));

const say = (field: string, rule: string) => `The ${getLabel(field)} field ${rule}.`;

export const sayRequired = (field: string) => say(field, 'is required');
export const sayMinLength = (field: string, min: number) => say(field, `must be at least ${min} characters`);
export const sayMaxLength = (field: string, max: number) =>
  say(field, `must not be greater than ${max} characters`);
export const sayFormat = (field: string) => say(field, 'format is invalid');
export const sayDate = (field: string) => say(field, 'must be a valid date');
export const sayMinAge = (field: string, years: number) =>
  say(field, `must be a date before or equal to ${years} years ago`);
export const sayDigits = (field: string, digits: number) => say(field, `must be ${digits} digits`);
export const sayEmail = (field: string) => say(field, 'must be a valid email address');
export const sayAccepted = (field: string) => say(field, 'must be accepted');
export const sayConfirmation = (field: string) => say(field, 'confirmation does not match');
export const sayNumber = (field: string) => say(field, 'must be a number');
export const sayInteger = (field: string) => say(field, 'must be an integer');
export const sayArray = (field: string) => say(field, 'must be an array');
export const sayBetween = (field: string, min: number, max: number) =>
  say(field, `must be between ${min} and ${max}`);
