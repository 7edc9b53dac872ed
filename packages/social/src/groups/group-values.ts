import { type Group, type SavedGroup, savedGroupSchema } from '@wbn/contract/groups/group.ts';
import { groupProblemOf } from '@wbn/contract/groups/group-problems.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { SentPicture } from '../post-box/post-shape.ts';

/** Country of a group that belongs to none, as the form holds it. */
export const globalCountry = 'global';

/** The person themselves among those who may found a group. */
export const self = 'self';

/** Values of the form (GRP-01) as its controls hold them, in order. */
export type GroupValues = {
  /** Id of the company that founds the group; '': the person. Only for a new group. */
  readonly as: string;
  readonly name: string;
  readonly purpose: string;
  readonly rules: string;
  readonly industry: string;
  readonly country: string;
  readonly language: string;
  readonly access: SavedGroup['access'];
  /** With an empty token: the picture that the group has; of a private one the preview is empty too. */
  readonly picture: SentPicture | null;
};

export const emptyGroup: GroupValues = {
  as: '',
  name: '',
  purpose: '',
  rules: '',
  industry: '',
  country: globalCountry,
  language: '',
  access: 'open',
  picture: null,
};

/** Returns the form values of a stored group. */
export function valuesOfGroup(group: Group): GroupValues {
  const { name, purpose, rules = '', industry, country, language, access, picture, privatePicture } = group;
  return {
    ...emptyGroup,
    ...{ name, purpose, rules, access },
    industry: industry.id,
    country: country?.code ?? globalCountry,
    language: language.code,
    picture: picture || privatePicture ? { token: '', preview: picture?.url ?? '' } : null,
  };
}

/** Returns the request body; a picture that stays is left out, a removed one is null. */
export function toGroupBody({ as: _as, country, picture, ...rest }: GroupValues) {
  return {
    ...rest,
    country: country === globalCountry ? '' : country,
    ...(picture === null ? { picture: null } : picture.token !== '' && { picture: { token: picture.token } }),
  };
}

/** The form definition of a group. */
export const groupShape: FormShape<GroupValues> = {
  name: 'group',
  findIssues: (values) => issuesOf(savedGroupSchema, toGroupBody(values)),
  problemOf: (words, control) => (control === 'picture' ? 'photo' : groupProblemOf(words)),
};
