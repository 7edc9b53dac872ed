import type { Tokens } from '@wbn/contract/account/tokens.ts';
import type { Call } from '@wbn/contract/call.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './start-family.ts';

export interface HandoffClaim {
  readonly code: string;
  /** What the browser's cookie holds. */
  readonly browserSecret: string | undefined;
  /** What the page's challenge was made of. */
  readonly verifier?: string | undefined;
  /** Origin of the page that asks. */
  readonly site: string | undefined;
}

/** What the calls of the contract do; all but `logOut` throw CallError. */
export interface TokenCalls {
  redeemHandoff(claim: HandoffClaim, visitor: Visitor): Promise<Tokens & { userID: string }>;
  refresh(refreshToken: string, visitor: Visitor): Promise<Tokens>;
  check(token: string): Promise<Bearer & { tokenExpire: number }>;
  /** Ends the session of whichever of the two tokens is ours, on every site of that browser. */
  logOut(given: { token?: string | undefined; refreshToken?: string | undefined }): Promise<void>;
}

/** A call of the contract with the function that gives its `data`. */
export interface TokenHandler {
  readonly call: Pick<Call, 'name'>;
  answer(request: FastifyRequest, tokens: TokenCalls): Promise<object>;
}
