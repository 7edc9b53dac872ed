import * as z from 'zod/mini';

/** A UUID in text form, lower-cased; accepts any version, so that imported ids are valid. */
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
