import type { ErrorName } from '@wbn/contract/error-names.ts';

/** What the browser is told about a token that is not accepted, by a name of the contract's closed list. */
export class TokenError extends Error {
  override readonly name: ErrorName;

  constructor(name: ErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

export const sessionEnded = () => new TokenError('SessionError', 'This session has ended. Log in again.');
