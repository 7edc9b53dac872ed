import { validationError } from '@wbn/host/errors/call-error.ts';

const form = /^[\w-]{8,100}$/;
const problem = 'must be 8 to 100 letters, digits, dashes or underscores';

/** The key under which a repeated write is recognised, or undefined. Throws ValidationError for a wrong one. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && form.test(header)) return header;
  throw validationError({ 'idempotency-key': problem }, `Idempotency-Key: ${problem}`);
}
