import { validationError } from '@wbn/host/errors/call-error.ts';

/** Throws a ValidationError when a field of the body has a problem that only the server can see. */
export function refuseFields(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw validationError({ ...fields });
}
