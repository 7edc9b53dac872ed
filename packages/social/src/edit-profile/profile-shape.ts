import { profileProblemOf } from '@wbn/contract/social/profile-problems.ts';
import { savedProfileSchema } from '@wbn/contract/social/save-own-profile.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import { type ProfileValues, toBody } from './profile-values.ts';

/** What the form of a profile knows of its values. */
export const profileShape: FormShape<ProfileValues> = {
  name: 'profile',
  together: [['country', 'state']],
  findIssues: (values) => issuesOf(savedProfileSchema, toBody(values)),
  problemOf: profileProblemOf,
};
