import { checkToken } from '@wbn/contract/account/check-token.ts';
import { requireToken } from './read-request.ts';
import type { TokenHandler } from './token-handler.ts';

export const checkTokenHandler: TokenHandler = {
  call: checkToken,
  async answer(request, tokens) {
    const { userID, tokenExpire } = await tokens.check(requireToken(request));
    return { userID, tokenExpire };
  },
};
