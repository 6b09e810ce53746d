/** What can be wrong with a field, as a code: the words live with the forms. */
export type FieldCode =
  | 'required'
  | 'name'
  | 'last-name'
  | 'date'
  | 'underage'
  | 'phone'
  | 'zipcode'
  | 'nickname'
  | 'email'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-mismatch'
  | 'code';
