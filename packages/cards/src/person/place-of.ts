import type { UserProfile } from '@wbn/contract/social/user-profile.ts';

/** 'City, State, Country', as much of it as is known; a city state is said once (SRCH-09). */
export function placeOf({ city, state, country }: Pick<UserProfile, 'city' | 'state' | 'country'>) {
  const parts = [city, state?.stateName, country?.countryName].filter(
    (part) => part !== undefined && part !== '',
  );
  return [...new Set(parts)].join(', ') || undefined;
}
