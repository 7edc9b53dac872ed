import type { UserProfile } from '@wbn/contract/social/user-profile.ts';

/** The name fields of a person; lists of a business omit the username. */
export type PersonName = Pick<UserProfile, 'firstName' | 'lastName'> & Partial<Pick<UserProfile, 'username'>>;

/** Returns first and last name, or the username without them. */
export function fullName({ firstName, lastName, username = '' }: PersonName): string {
  return `${firstName} ${lastName}`.trim() || username;
}

/** Returns 'City, State, Country' without unknown parts and without repeats, as in city states (SRCH-09). */
export function placeOf({ city, state, country }: Pick<UserProfile, 'city' | 'state' | 'country'>) {
  const parts = [city, state?.stateName, country?.countryName].filter(
    (part) => part !== undefined && part !== '',
  );
  return [...new Set(parts)].join(', ') || undefined;
}
