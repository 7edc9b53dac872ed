import type { UserProfile } from '@wbn/contract/social/user-profile.ts';

/** A person's name as it is shown: first and last name, else the username. */
export function fullName({
  firstName,
  lastName,
  username,
}: Pick<UserProfile, 'firstName' | 'lastName' | 'username'>) {
  return `${firstName} ${lastName}`.trim() || username;
}
