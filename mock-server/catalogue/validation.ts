/**
 * In its messages, Laravel writes `last_name` as `last name`, and leaves the path of a nested field
 * (`pool.0.game_id`) unchanged.
 */
const getLabel = (field: string) => (field.includes('.') ? field : field.replaceAll('_', ' '));

const getMessage = (field: string, rule: string) => `The ${getLabel(field)} field ${rule}.`;

export const getRequiredMessage = (field: string) => getMessage(field, 'is required');
export const getMinLengthMessage = (field: string, min: number) =>
  getMessage(field, `must be at least ${min} characters`);
export const getMaxLengthMessage = (field: string, max: number) =>
  getMessage(field, `must not be greater than ${max} characters`);
export const getFormatMessage = (field: string) => getMessage(field, 'format is invalid');
export const getDateMessage = (field: string) => getMessage(field, 'must be a valid date');
export const getMinAgeMessage = (field: string, years: number) =>
  getMessage(field, `must be a date before or equal to ${years} years ago`);
export const getDigitsMessage = (field: string, digits: number) =>
  getMessage(field, `must be ${digits} digits`);
export const getEmailMessage = (field: string) => getMessage(field, 'must be a valid email address');
export const getAcceptedMessage = (field: string) => getMessage(field, 'must be accepted');
export const getConfirmationMessage = (field: string) => getMessage(field, 'confirmation does not match');
export const getNumberMessage = (field: string) => getMessage(field, 'must be a number');
export const getIntegerMessage = (field: string) => getMessage(field, 'must be an integer');
export const getArrayMessage = (field: string) => getMessage(field, 'must be an array');
export const getBetweenMessage = (field: string, min: number, max: number) =>
  getMessage(field, `must be between ${min} and ${max}`);
