import type { UserProfile } from '@wbn/contract/social/user-profile.ts';

/** Whoever has a name; in lists of a business without a username. */
export type Named = Pick<UserProfile, 'firstName' | 'lastName'> & Partial<Pick<UserProfile, 'username'>>;

/** A person's name as it is shown: first and last name, else the username. */
export function fullName({ firstName, lastName, username = '' }: Named): string {
  return `${firstName} ${lastName}`.trim() || username;
}

/** 'City, State, Country', as much of it as is known; a city state is said once (SRCH-09). */
export function placeOf({ city, state, country }: Pick<UserProfile, 'city' | 'state' | 'country'>) {
  const parts = [city, state?.stateName, country?.countryName].filter(
    (part) => part !== undefined && part !== '',
  );
  return [...new Set(parts)].join(', ') || undefined;
}
