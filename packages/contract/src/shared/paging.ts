import * as z from 'zod/mini';

/** Results per page (A9, B9). */
export const searchPageSize = 5;

/** Rows to skip from the start of the list; 0 is the first page. The limit prevents deep offsets. */
export const skipSchema = z._default(
  z.int().check(z.minimum(0, 'must be 0 or more'), z.maximum(10_000, 'must be 10,000 or less')),
  0,
);

/** Rows per page, 1 to 50. */
export const pageSizeSchema = z
  .int()
  .check(z.minimum(1, 'must be 1 or more'), z.maximum(50, 'must be 50 or less'));

/** The same two as query parameters, where numbers are texts. */
export const skipQuerySchema = z._default(
  z.coerce
    .number('must be a number')
    .check(
      z.int('must be a whole number'),
      z.minimum(0, 'must be 0 or more'),
      z.maximum(10_000, 'must be 10,000 or less'),
    ),
  0,
);

export const pageSizeQuerySchema = z.coerce
  .number('must be a number')
  .check(
    z.int('must be a whole number'),
    z.minimum(1, 'must be 1 or more'),
    z.maximum(50, 'must be 50 or less'),
  );

export const sizeSchema = z._default(pageSizeSchema, searchPageSize);

/** Search text; empty matches everything (SRCH-06). */
export const textQuerySchema = z._default(
  z.string().check(z.maxLength(200, 'must be 200 characters or fewer')),
  '',
);
