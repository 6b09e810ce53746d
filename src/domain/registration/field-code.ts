export type FieldCode =
  | 'required'
  /** Refused by a rule that only the server has. */
  | 'invalid'
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
