import type { createBusiness } from '@wbn/contract/business/create-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';

/** A picture that has been sent, and a small copy of it to look at. */
export interface SentPicture {
  readonly token: string;
  readonly preview: string;
}

/** What the form holds (BIZ-07), as its controls hold it. */
export interface CreatedValues {
  readonly companyName: string;
  readonly industry: string;
  readonly categories: readonly string[];
  readonly businessType: string;
  readonly country: string;
  readonly state: string;
  readonly shortDescription: string;
  readonly profilePhoto?: SentPicture | undefined;
  readonly coverPhoto?: SentPicture | undefined;
}

export type PictureName = 'profilePhoto' | 'coverPhoto';
export type CreatedBody = CallInput<typeof createBusiness>['body'];

/** Fields in the order of the form. */
export const createdFields = [
  'profilePhoto',
  'coverPhoto',
  'companyName',
  'businessType',
  'industry',
  'categories',
  'country',
  'state',
  'shortDescription',
] as const;

export type CreatedField = (typeof createdFields)[number];

export const emptyValues: CreatedValues = {
  companyName: '',
  industry: '',
  categories: [],
  businessType: '',
  country: '',
  state: '',
  shortDescription: '',
};

export function isEmpty(values: CreatedValues): boolean {
  return Object.values(values).every((value) => value === undefined || value.length === 0);
}

/** What is sent: a picture by its token, the state when there is one. */
export function toBody({ state, profilePhoto, coverPhoto, ...rest }: CreatedValues): CreatedBody {
  return {
    ...rest,
    categories: [...rest.categories],
    ...(state !== '' && { state }),
    ...(profilePhoto && { profilePhoto: { token: profilePhoto.token } }),
    ...(coverPhoto && { coverPhoto: { token: coverPhoto.token } }),
  };
}

/** Values as they were kept; what is not of their shape is left empty. */
export function reviveValues(kept: unknown): CreatedValues {
  const found = isRecord(kept) ? kept : {};
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '');
  const { categories, profilePhoto, coverPhoto } = found;
  return {
    companyName: text('companyName'),
    industry: text('industry'),
    categories: Array.isArray(categories) ? categories.filter((one) => typeof one === 'string') : [],
    businessType: text('businessType'),
    country: text('country'),
    state: text('state'),
    shortDescription: text('shortDescription'),
    ...(isPicture(profilePhoto) && { profilePhoto }),
    ...(isPicture(coverPhoto) && { coverPhoto }),
  };
}

function isPicture(value: unknown): value is SentPicture {
  return isRecord(value) && typeof value.token === 'string' && typeof value.preview === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
