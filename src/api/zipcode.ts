/** What a postal code resolves to (spec §7). */
import type { Api } from './api.ts';
import { zipcodeSchema } from './contract/account.ts';
import { getJson, read, unwrapObject } from './decode.ts';
import { ApiError } from './error.ts';
import type { Requester } from './http/request.ts';

/** Makes the postal code call. Anything but five digits is not found, without asking. */
export function createZipcodeApi(request: Requester): Pick<Api, 'zipcode'> {
  return {
    async zipcode(zipcode, options) {
      // Also keeps `..` and the like out of the address.
      if (!/^\d{5}$/.test(zipcode)) {
        throw new ApiError('zipcode-not-found', {
          fields: [{ field: 'zipcode', kind: 'zipcode-not-found' }],
        });
      }
      return request({
        endpoint: 'zipcode',
        method: 'GET',
        path: `/api/zipcode/${zipcode}`,
        policy: 'read',
        decode(body) {
          const { state, municipality, neighborhoods } = read(zipcodeSchema, unwrapObject(getJson(body)));
          return { zipcode, state, municipality, neighborhoods };
        },
        options,
      });
    },
  };
}
