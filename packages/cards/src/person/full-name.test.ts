import { describe, expect, it } from 'vitest';
import { profilePath } from '../author/author-path.ts';
import { fullName, placeOf } from './full-name.ts';

const country = { code: 'SG', countryName: 'Singapore', emoji: '🇸🇬' };

describe('placeOf', () => {
  it('SRCH-09: joins city, state and country', () => {
    const state = { stateID: 'AU-NSW', stateName: 'New South Wales' };
    const australia = { code: 'AU', countryName: 'Australia', emoji: '🇦🇺' };
    expect(placeOf({ city: 'Newcastle', state, country: australia })).toBe(
      'Newcastle, New South Wales, Australia',
    );
  });

  it('SRCH-09: omits unknown parts and repeated names', () => {
    expect(placeOf({ city: 'Singapore', country })).toBe('Singapore');
    expect(placeOf({ country })).toBe('Singapore');
    expect(placeOf({})).toBeUndefined();
  });
});

it('PRF-15: falls back to the username when there is no name', () => {
  expect(fullName({ firstName: 'Ana', lastName: 'Pérez', username: 'ana' })).toBe('Ana Pérez');
  expect(fullName({ firstName: 'Suharto', lastName: '', username: 's' })).toBe('Suharto');
  expect(fullName({ firstName: '', lastName: '', username: 'trader' })).toBe('trader');
});

it('RT-06: is the path of a profile', () => {
  expect(profilePath('01939b2e-7c1a-7d3e-9f10-2b6f1a4c8e55')).toBe(
    '/profile/01939b2e-7c1a-7d3e-9f10-2b6f1a4c8e55',
  );
});
