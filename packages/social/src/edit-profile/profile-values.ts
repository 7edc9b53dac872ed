import type { CallInput } from '@wbn/contract/call.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import type { saveOwnProfile } from '@wbn/contract/social/save-own-profile.ts';
import type { TypedPhone } from '@wbn/forms/phone-fields.tsx';

/** Values of the form (PRF-05, PRF-06) as its controls hold them, in order: texts and codes, empty strings for none. */
export type ProfileValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly showBirthDate: boolean;
  readonly gender: string;
  readonly preferredLanguage: string;
  readonly profession: string;
  readonly showProfession: boolean;
  readonly briefPresentation: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly mobilePhone: TypedPhone;
  readonly companyName: string;
  readonly jobPosition: string;
  readonly businessType: string;
  readonly industry: string;
};

const switches = ['showBirthDate', 'showProfession'] as const;

export type SwitchName = (typeof switches)[number];
export type TextName = Exclude<keyof ProfileValues, SwitchName>;
export type ProfileBody = CallInput<typeof saveOwnProfile>['body'];

/** Returns the form values of a stored profile. */
export function valuesOf(profile: OwnProfile): ProfileValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    birthDate: profile.birthDate ?? '',
    showBirthDate: profile.showBirthDate,
    gender: profile.gender?.code ?? '',
    preferredLanguage: profile.preferredLanguage?.code ?? '',
    profession: profile.profession ?? '',
    showProfession: profile.showProfession,
    briefPresentation: profile.briefPresentation ?? '',
    country: profile.country?.code ?? '',
    state: profile.state?.stateID ?? '',
    city: profile.city ?? '',
    mobilePhone: {
      dialCode: profile.mobilePhone?.countryCode ?? '',
      number: profile.mobilePhone?.phoneNumber ?? '',
    },
    companyName: profile.companyName ?? '',
    jobPosition: profile.jobPosition?.jobPositionID ?? '',
    businessType: profile.businessType?.code ?? '',
    industry: profile.industry?.id ?? '',
  };
}

export function isSwitch(field: string): field is SwitchName {
  return switches.some((one) => one === field);
}

/** Returns the request body: names and switches always, other fields and the phone when filled in (PRF-10). */
export function toBody(values: ProfileValues): ProfileBody {
  const { firstName, lastName, showBirthDate, showProfession, mobilePhone, ...rest } = values;
  const { dialCode, number } = mobilePhone;
  const filled = Object.fromEntries(Object.entries(rest).filter(([, text]) => text.trim() !== ''));
  return {
    firstName,
    lastName,
    showBirthDate,
    showProfession,
    ...filled,
    ...(number.trim() !== '' && { mobilePhone: { countryCode: dialCode, phoneNumber: number } }),
  };
}
