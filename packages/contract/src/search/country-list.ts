import * as z from 'zod/mini';

/** ISO 3166-1 codes with commas between them, as a query carries a list. */
const countryListSchema = z
  .string()
  .check(z.regex(/^[A-Z]{2}(,[A-Z]{2}){0,299}$/, "must be codes of countries (ISO 3166-1) such as 'AU,NZ'"));

/** Only what belongs to these countries, or all but what belongs to those; `countries` counts when both are given. */
export const countryChoice = {
  countries: z.optional(countryListSchema),
  exceptCountries: z.optional(countryListSchema),
};
