import { CallError } from '@wbn/host/errors/call-error.ts';

/** Throws a ValidationError when a field of the body has a problem that only the server can see. */
export function refuseFields(fields: Readonly<Record<string, string>>): void {
  const found = Object.entries(fields);
  if (found.length === 0) return;
  throw new CallError(
    'ValidationError',
    found.map(([field, problem]) => `${field}: ${problem}`).join('; '),
    Object.fromEntries(found),
  );
}
