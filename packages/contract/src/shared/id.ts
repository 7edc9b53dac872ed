import * as z from 'zod/mini';

/** Length of an id in addresses: a UUID in text form (A2, B9). */
export const idLength = 36;

/** A UUID in text form, case folded; any version, so that imported ids stay valid. */
export const idSchema = z
  .string()
  .check(
    z.toLowerCase(),
    z.regex(
      /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
      'must be a UUID of 36 characters',
    ),
  );

export const idParams = z.object({ id: idSchema });
