import type { ErrorName } from '@wbn/contract/error-names.ts';

/** An error that the caller is told about, by a name of the contract's closed list. */
export class CallError extends Error {
  override readonly name: ErrorName;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(name: ErrorName, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = name;
    this.fields = fields;
  }
}

/** For a record that is not there: `notFound('No company has the id ...')`. */
export function notFound(message: string): CallError {
  return new CallError('NotFound', message);
}
