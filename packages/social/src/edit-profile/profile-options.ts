import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import type { Options } from '@wbn/forms/choices/options.ts';
import { joinChosen } from '@wbn/forms/edit/join-options.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import type { ProfileValues } from './profile-values.ts';
import type { ProfileChoices } from './use-profile-choices.ts';

type PickerName =
  | 'gender'
  | 'preferredLanguage'
  | 'country'
  | 'state'
  | 'jobPosition'
  | 'businessType'
  | 'industry';

/** What the pickers offer, by field. */
export type ProfileOptions = Readonly<Record<PickerName, Options>>;

export interface ProfileFieldsProps {
  readonly form: Form<ProfileValues>;
  readonly options: ProfileOptions;
}

/** The lists of the form; what the profile names itself is shown even when its list could not be had. */
export function profileOptions(
  choices: ProfileChoices,
  profile: OwnProfile,
  states: Options,
  values: ProfileValues,
): ProfileOptions {
  const { gender, preferredLanguage, country, state, jobPosition, businessType, industry } = profile;
  const join = (field: PickerName, list: Options, value: string | undefined, text: string | undefined) =>
    joinChosen(list, value && text ? [{ value, text }] : [], values[field]);
  return {
    gender: join('gender', choices.genders, gender?.code, gender?.name),
    preferredLanguage: join(
      'preferredLanguage',
      choices.languages,
      preferredLanguage?.code,
      preferredLanguage?.languageName,
    ),
    country: join('country', choices.countries, country?.code, country?.countryName),
    state: join('state', states, state?.stateID, state?.stateName),
    jobPosition: join('jobPosition', choices.jobPositions, jobPosition?.jobPositionID, jobPosition?.name),
    businessType: join('businessType', choices.businessTypes, businessType?.code, businessType?.name),
    industry: join('industry', choices.industries, industry?.id, industry?.name),
  };
}
