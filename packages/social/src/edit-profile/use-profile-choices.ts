import type { ApiClient } from '@wbn/api-client/api-client.ts';
import {
  listBusinessTypesQuery,
  listCountriesQuery,
  listGendersQuery,
  listIndustriesQuery,
  listJobPositionsQuery,
  listLanguagesQuery,
} from '@wbn/forms/choices/catalog.query.ts';
import {
  businessTypeOptions,
  codedOptions,
  countryOptions,
  dialCodeChoices,
  industryOptions,
  jobPositionOptions,
  languageOptions,
  type Options,
} from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import type { DialCodeChoice } from '@wbn/forms/phone-fields.tsx';

/** The catalog lists for the form's pickers. */
export interface ProfileChoices {
  readonly countries: Options;
  readonly dialCodes: readonly DialCodeChoice[];
  readonly genders: Options;
  readonly languages: Options;
  readonly businessTypes: Options;
  readonly industries: Options;
  readonly jobPositions: Options;
}

/** Returns the lists once all have loaded or failed; a failed list is empty and does not block the form (REF-08). */
export function useProfileChoices(api: ApiClient): ProfileChoices | undefined {
  const lists = {
    countries: useOptions(listCountriesQuery(api), countryOptions),
    genders: useOptions(listGendersQuery(api), codedOptions),
    languages: useOptions(listLanguagesQuery(api), languageOptions),
    businessTypes: useOptions(listBusinessTypesQuery(api), businessTypeOptions),
    industries: useOptions(listIndustriesQuery(api), industryOptions),
    jobPositions: useOptions(listJobPositionsQuery(api), jobPositionOptions),
  };
  const dialCodes = useOptions(listCountriesQuery(api), dialCodeChoices).options;
  if (Object.values(lists).some(({ state }) => state === 'loading')) return undefined;
  return {
    dialCodes,
    countries: lists.countries.options,
    genders: lists.genders.options,
    languages: lists.languages.options,
    businessTypes: lists.businessTypes.options,
    industries: lists.industries.options,
    jobPositions: lists.jobPositions.options,
  };
}
