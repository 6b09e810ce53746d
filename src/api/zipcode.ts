import type { ZipcodePlace } from '../domain/types.ts';
import type { Call } from './api.ts';
import { zipcodeSchema } from './contract/account.ts';
import { getJson, readOrThrow, unwrapObject } from './decode.ts';
import { ApiError } from './error.ts';

export const zipcodeCalls = {
  /**
   * When the postal code is not exactly five digits, `zipcode` rejects with kind `zipcode-not-found` and sends
   * no request.
   */
  zipcode(zipcode: string): Call<ZipcodePlace> {
    // This check also keeps path segments such as `..` out of the URL.
    if (!/^\d{5}$/.test(zipcode)) {
      throw new ApiError('zipcode-not-found', {
        fields: [{ field: 'zipcode', kind: 'zipcode-not-found' }],
      });
    }
    return {
      endpoint: 'zipcode',
      path: `/api/zipcode/${zipcode}`,
      decode(body) {
        const { state, municipality, neighborhoods } = readOrThrow(
          zipcodeSchema,
          unwrapObject(getJson(body)),
        );
        return { zipcode, state, municipality, neighborhoods };
      },
    };
  },
};
