import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Query } from '@wbn/api-client/query.ts';
import { listBusinessTypes } from '@wbn/contract/catalog/list-business-types.ts';
import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { listJobPositions } from '@wbn/contract/catalog/list-job-positions.ts';
import { listStates } from '@wbn/contract/catalog/list-states.ts';
import { usaStateIds } from '@wbn/contract/need-help/usa-states.ts';

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** What the pickers of the form offer (NHF-16). */
export interface NeedHelpChoices {
  readonly countries: readonly Choice[];
  readonly usaStates: readonly Choice[];
  readonly businessTypes: readonly Choice[];
  readonly jobPositions: readonly Choice[];
  readonly industries: readonly Choice[];
}

const hour = 3_600_000;

/** All pickers in one round. */
export function listNeedHelpChoicesQuery(api: ApiClient): Query<NeedHelpChoices> {
  return {
    queryKey: ['list-need-help-choices'],
    staleTime: hour,
    queryFn: async () => {
      const [countries, states, businessTypes, jobPositions, industries] = await Promise.all([
        api.call(listCountries, {}),
        api.call(listStates, { params: { code: 'US' } }),
        api.call(listBusinessTypes, {}),
        api.call(listJobPositions, {}),
        api.call(listIndustries, {}),
      ]);
      return {
        countries: countries.data.map(({ code, countryName }) => ({ value: code, text: countryName })),
        usaStates: states.data
          .filter(({ stateID }) => usaStateIds.includes(stateID))
          .map(({ stateID, stateName }) => ({ value: stateID, text: stateName })),
        businessTypes: businessTypes.data.map(({ code, businessTypeName }) => ({
          value: code,
          text: businessTypeName,
        })),
        jobPositions: jobPositions.data.map(({ jobPositionID, name }) => ({
          value: jobPositionID,
          text: name,
        })),
        industries: industries.data.map(({ id, name }) => ({ value: id, text: name })),
      };
    },
  };
}
