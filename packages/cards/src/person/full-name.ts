import type { UserProfile } from '@wbn/contract/social/user-profile.ts';

/** Whoever has a name; in lists of a business without a username. */
export type Named = Pick<UserProfile, 'firstName' | 'lastName'> & Partial<Pick<UserProfile, 'username'>>;

/** A person's name as it is shown: first and last name, else the username. */
export function fullName({ firstName, lastName, username = '' }: Named): string {
  return `${firstName} ${lastName}`.trim() || username;
}
