import * as z from 'zod/mini';

const code = (length: number, what: string) =>
  z.string().check(z.regex(new RegExp(`^[A-Z]{${length}}$`), `must be ${what}`));

/** What a supplier needs to answer; all of it may be left out. */
export const requestDetailsSchema = z.object({
  quantity: z.optional(
    z.number().check(z.positive('must be more than 0'), z.maximum(1e12, 'must be 1,000,000,000,000 or less')),
  ),
  unit: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(40, 'must be 40 characters or fewer'),
      ),
  ),
  /** ISO 3166-1 alpha-2. */
  deliveryCountry: z.optional(code(2, 'a country code of two letters')),
  /** Incoterms 2020 (`list-trade-choices`). */
  deliveryTerm: z.optional(code(3, 'a delivery term of three letters')),
  /** ISO date, not in the past when it is sent. */
  wantedOn: z.optional(z.iso.date('must be a date as YYYY-MM-DD')),
});

export type RequestDetails = z.output<typeof requestDetailsSchema>;
