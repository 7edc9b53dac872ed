import * as z from 'zod/mini';

/** ISO 3166-1 codes separated by commas. */
const countryListSchema = z
  .string()
  .check(z.regex(/^[A-Z]{2}(,[A-Z]{2}){0,299}$/, "must be codes of countries (ISO 3166-1) such as 'AU,NZ'"));

/** Includes only these countries, or excludes those; `countries` wins when both are given. */
export const countryChoice = {
  countries: z.optional(countryListSchema),
  exceptCountries: z.optional(countryListSchema),
};
