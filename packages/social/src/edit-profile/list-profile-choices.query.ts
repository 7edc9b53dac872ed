import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import type { DialCodeChoice } from '@wbn/business/forms/phone-fields.tsx';
import { listBusinessTypes } from '@wbn/contract/catalog/list-business-types.ts';
import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { listGenders } from '@wbn/contract/catalog/list-genders.ts';
import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { listJobPositions } from '@wbn/contract/catalog/list-job-positions.ts';
import { listLanguages } from '@wbn/contract/catalog/list-languages.ts';
import { listStates } from '@wbn/contract/catalog/list-states.ts';
import type { SelectOption } from '@wbn/ui-kit/select.tsx';

/** What the pickers of the form offer. */
export interface ProfileChoices {
  readonly countries: readonly SelectOption[];
  readonly dialCodes: readonly DialCodeChoice[];
  readonly genders: readonly SelectOption[];
  readonly languages: readonly SelectOption[];
  readonly businessTypes: readonly SelectOption[];
  readonly industries: readonly SelectOption[];
  readonly jobPositions: readonly SelectOption[];
}

const hour = 3_600_000;

/** The lists of the form; one that cannot be had is empty and stops nobody (REF-08). */
export function listProfileChoicesQuery(api: ApiClient): Query<ProfileChoices> {
  const orNone = <Entry>(reply: Promise<{ data: Entry[] }>) =>
    reply.then(
      ({ data }) => data,
      () => [],
    );
  return {
    queryKey: ['list-profile-choices'],
    staleTime: hour,
    queryFn: async () => {
      const [countries, genders, languages, businessTypes, industries, jobPositions] = await Promise.all([
        orNone(api.call(listCountries, {})),
        orNone(api.call(listGenders, {})),
        orNone(api.call(listLanguages, {})),
        orNone(api.call(listBusinessTypes, {})),
        orNone(api.call(listIndustries, {})),
        orNone(api.call(listJobPositions, {})),
      ]);
      return {
        countries: countries.map(({ code, countryName }) => ({ value: code, text: countryName })),
        dialCodes: countries.flatMap(({ code, countryName, dialCode }) =>
          dialCode ? [{ country: code, text: countryName, dialCode }] : [],
        ),
        genders: genders.map(({ code, name }) => ({ value: code, text: name })),
        languages: languages.map(({ code, languageName }) => ({ value: code, text: languageName })),
        businessTypes: businessTypes.map(({ code, businessTypeName }) => ({
          value: code,
          text: businessTypeName,
        })),
        industries: industries.map(({ id, name }) => ({ value: id, text: name })),
        jobPositions: jobPositions.map(({ jobPositionID, name }) => ({ value: jobPositionID, text: name })),
      };
    },
  };
}

/** The states of a country; none without a country, and none when they cannot be had (REF-08). */
export function listStatesQuery(api: ApiClient, country: string): Query<readonly SelectOption[]> {
  return {
    queryKey: ['list-states', country],
    staleTime: hour,
    queryFn: async () => {
      if (country === '') return [];
      const states = await api.call(listStates, { params: { code: country } }).then(
        ({ data }) => data,
        () => [],
      );
      return states.map(({ stateID, stateName }) => ({ value: stateID, text: stateName }));
    },
  };
}
