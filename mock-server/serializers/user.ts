import { toIso } from '../lib/time.ts';
import { defineSerializer } from './define.ts';

export const user = defineSerializer('user', {
  attrs: [
    'id',
    'name',
    'last_name',
    'nickname',
    'email',
    'phone',
    'birthdate',
    'zipcode',
    'state',
    'municipality',
    'neighborhood',
    'accepts_marketing',
  ],
  derive: ({ verified_at, created_at }) => ({
    email_verified_at: verified_at === null ? null : toIso(verified_at),
    favorite_team: null,
    created_at: toIso(created_at),
  }),
});
