import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listGenders } from '@wbn/contract/catalog/list-genders.ts';
import { listJobPositions } from '@wbn/contract/catalog/list-job-positions.ts';
import { listLanguages } from '@wbn/contract/catalog/list-languages.ts';
import {
  businessTypeOptionsQuery,
  type CountryChoices,
  countryChoicesQuery,
  industryOptionsQuery,
  listOr,
  noCountries,
  type Options,
} from '@wbn/forms/list-options.query.ts';

/** What the pickers of the form offer. */
export interface ProfileChoices extends CountryChoices {
  readonly genders: Options;
  readonly languages: Options;
  readonly businessTypes: Options;
  readonly industries: Options;
  readonly jobPositions: Options;
}

/** The lists of the form; one that cannot be had is empty and stops nobody (REF-08). */
export function listProfileChoicesQuery(api: ApiClient): Query<ProfileChoices> {
  const orNone = <Entry>(reply: Promise<{ data: Entry[] }>) =>
    reply.then(
      ({ data }) => data,
      () => [],
    );
  return {
    queryKey: ['list-profile-choices'],
    staleTime: 3_600_000,
    queryFn: async () => {
      const [countries, genders, languages, businessTypes, industries, jobPositions] = await Promise.all([
        listOr(countryChoicesQuery(api), noCountries),
        orNone(api.call(listGenders, {})),
        orNone(api.call(listLanguages, {})),
        listOr(businessTypeOptionsQuery(api), []),
        listOr(industryOptionsQuery(api), []),
        orNone(api.call(listJobPositions, {})),
      ]);
      return {
        ...countries,
        genders: genders.map(({ code, name }) => ({ value: code, text: name })),
        languages: languages.map(({ code, languageName }) => ({ value: code, text: languageName })),
        businessTypes,
        industries,
        jobPositions: jobPositions.map(({ jobPositionID, name }) => ({ value: jobPositionID, text: name })),
      };
    },
  };
}
