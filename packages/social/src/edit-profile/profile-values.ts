import type { CallInput } from '@wbn/contract/call.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import type { saveOwnProfile } from '@wbn/contract/social/save-own-profile.ts';

/** What the form holds (PRF-05, PRF-06), as its controls hold it: texts and codes, empty where nothing is said. */
export interface ProfileValues {
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
  readonly dialCode: string;
  readonly phoneNumber: string;
  readonly companyName: string;
  readonly jobPosition: string;
  readonly businessType: string;
  readonly industry: string;
}

export type SwitchName = 'showBirthDate' | 'showProfession';
export type TextName = Exclude<keyof ProfileValues, SwitchName>;
export type ProfileBody = CallInput<typeof saveOwnProfile>['body'];

/** A stored profile as the form shows it. */
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
    dialCode: profile.mobilePhone?.countryCode ?? '',
    phoneNumber: profile.mobilePhone?.phoneNumber ?? '',
    companyName: profile.companyName ?? '',
    jobPosition: profile.jobPosition?.jobPositionID ?? '',
    businessType: profile.businessType?.code ?? '',
    industry: profile.industry?.id ?? '',
  };
}

/** What is sent: names and switches always, the rest when it is filled in; an empty phone is left out (PRF-10). */
export function toBody(values: ProfileValues, version: number): ProfileBody {
  const { firstName, lastName, showBirthDate, showProfession, dialCode, phoneNumber, ...rest } = values;
  const filled = Object.fromEntries(Object.entries(rest).filter(([, text]) => text.trim() !== ''));
  return {
    firstName,
    lastName,
    showBirthDate,
    showProfession,
    ...filled,
    ...(phoneNumber.trim() !== '' && { mobilePhone: { countryCode: dialCode, phoneNumber } }),
    version,
  };
}

export function isSame(one: ProfileValues, other: ProfileValues): boolean {
  return (Object.keys(one) as (keyof ProfileValues)[]).every((name) => one[name] === other[name]);
}
