import * as z from 'zod/mini';

/** An ISO 3166-1 code in upper case, or `global`, which filters nothing (SRCH-05). */
export const countryFilterSchema = z
  .string()
  .check(z.regex(/^(global|[A-Z]{2})$/, "must be two capital letters (ISO 3166-1) or 'global'"));
