import { usaStateIds } from '@wbn/contract/need-help/usa-states.ts';
import {
  businessTypeOptions,
  countryOptions,
  industryOptions,
  jobPositionOptions,
  type Options,
  stateOptions,
} from '@wbn/forms/choices/options.ts';

/** Options of the form's pickers (NHF-16). */
export interface NeedHelpChoices {
  readonly countries: Options;
  readonly usaStates: Options;
  readonly businessTypes: Options;
  readonly jobPositions: Options;
  readonly industries: Options;
}

interface Lists {
  readonly countries: Parameters<typeof countryOptions>[0];
  /** States of the United States. */
  readonly states: Parameters<typeof stateOptions>[0];
  readonly businessTypes: Parameters<typeof businessTypeOptions>[0];
  readonly jobPositions: Parameters<typeof jobPositionOptions>[0];
  readonly industries: Parameters<typeof industryOptions>[0];
}

/** Converts lists of the catalogue to the options of the pickers. */
export function toNeedHelpChoices(lists: Lists): NeedHelpChoices {
  return {
    countries: countryOptions(lists.countries),
    usaStates: stateOptions(lists.states.filter(({ stateID }) => usaStateIds.includes(stateID))),
    businessTypes: businessTypeOptions(lists.businessTypes),
    jobPositions: jobPositionOptions(lists.jobPositions),
    industries: industryOptions(lists.industries),
  };
}
