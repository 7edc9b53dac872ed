import { businessProblemOf, businessProblems } from '@wbn/contract/business/business-problems.ts';
import { type createBusiness, createdBusinessSchema } from '@wbn/contract/business/create-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';

/** An uploaded picture with a small preview. */
export interface SentPicture {
  readonly token: string;
  readonly preview: string;
}

/** Values of the form (BIZ-07) as its controls hold them, in order. */
export type CreatedValues = {
  readonly profilePhoto: SentPicture | null;
  readonly coverPhoto: SentPicture | null;
  readonly companyName: string;
  readonly businessType: string;
  readonly industry: string;
  readonly categories: readonly string[];
  readonly country: string;
  readonly state: string;
  readonly shortDescription: string;
};

export type PictureName = 'profilePhoto' | 'coverPhoto';
export type CreatedBody = CallInput<typeof createBusiness>['body'];

const emptyValues: CreatedValues = {
  profilePhoto: null,
  coverPhoto: null,
  companyName: '',
  businessType: '',
  industry: '',
  categories: [],
  country: '',
  state: '',
  shortDescription: '',
};

/** Returns values prefilled from the person's profile; the state only together with its country. */
export function valuesOfProfile(profile: OwnProfile | undefined): CreatedValues {
  const { companyName = '', businessType, industry, country, state } = profile ?? {};
  return {
    ...emptyValues,
    companyName,
    businessType: businessType?.code ?? '',
    industry: industry?.id ?? '',
    country: country?.code ?? '',
    state: (country && state?.stateID) ?? '',
  };
}

/** Returns the request body: pictures by their tokens, the state if there is one. */
export function toBody({ state, profilePhoto, coverPhoto, ...rest }: CreatedValues): CreatedBody {
  return {
    ...rest,
    categories: [...rest.categories],
    ...(state !== '' && { state }),
    ...(profilePhoto && { profilePhoto: { token: profilePhoto.token } }),
    ...(coverPhoto && { coverPhoto: { token: coverPhoto.token } }),
  };
}

const typed = ['companyName', 'shortDescription'];

/** Returns the form definition; `hasStates` tells whether the chosen country has states. */
export function createdShape(hasStates: () => boolean): FormShape<CreatedValues> {
  return {
    name: 'create',
    findIssues: (values) => [
      ...(hasStates() && values.state === ''
        ? [{ path: ['state'], message: businessProblems.required }]
        : []),
      ...issuesOf(createdBusinessSchema, toBody(values)),
    ],
    problemOf: (words, control) => {
      const problem = businessProblemOf(words);
      if (control === 'profilePhoto' || control === 'coverPhoto') return 'photo';
      // A picker without a choice reports `unknown` instead of `required`.
      return problem === 'required' && !typed.includes(control) ? 'unknown' : problem;
    },
  };
}
