import { describe, expect, it } from 'vitest';
import { addressLines } from './section.tsx';

const country = { code: 'AU', countryName: 'Australia', emoji: '🇦🇺' };
const state = { stateID: 'AU-NSW', stateName: 'New South Wales' };

describe('addressLines', () => {
  it('BIZ-20: formats an address line by line', () => {
    const contact = { legalAddressEnglish: '14 Wharf Road', zipcode: '2041', city: 'Sydney', state, country };
    expect(addressLines(contact)).toEqual(['14 Wharf Road', '2041 Sydney, New South Wales', 'Australia']);
    expect(addressLines({ city: 'Sydney', country })).toEqual(['Sydney', 'Australia']);
    expect(addressLines({})).toEqual([]);
  });

  it('omits parts that the street line already contains', () => {
    const legalAddressEnglish = '14 Wharf Road, Sydney 2041, Australia';
    expect(addressLines({ legalAddressEnglish, zipcode: '2041', city: 'Sydney', country })).toEqual([
      legalAddressEnglish,
    ]);
  });
});
