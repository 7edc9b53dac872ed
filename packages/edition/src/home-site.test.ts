import { describe, expect, it } from 'vitest';
import { homeCountriesOf, homeSiteOf } from './home-site.ts';
import { type EditionId, network, sisterSitesOf } from './network.ts';

const edition = (id: EditionId, sisterSites: readonly EditionId[] = sisterSitesOf(id)) => ({
  id,
  sisterSites,
});
const countries = ['US', 'AE', 'HK', 'AT', 'NZ', undefined, ...network.map(({ country }) => country)];

describe('EDN-01: the home site of a company', () => {
  it('is the site of its country, otherwise headquarters', () => {
    const chile = edition('chile');
    expect(['CL', 'US', 'AE', 'AT', undefined].map((country) => homeSiteOf(chile, country))).toEqual([
      'chile',
      'usa',
      'dubai',
      'miami',
      'miami',
    ]);
  });

  it('is the same on every site, and every site lists exactly its own companies', () => {
    for (const country of countries) {
      const homes = new Set(network.map(({ id }) => homeSiteOf(edition(id), country)));
      expect(homes.size, country).toBe(1);
      const listing = network.filter(({ id }) => {
        const own = homeCountriesOf(edition(id));
        return 'countries' in own
          ? own.countries.includes(country ?? '')
          : !own.exceptCountries.includes(country ?? '');
      });
      expect(listing.map(({ id }) => id)).toEqual([...homes]);
    }
  });

  it('is the edition or one of its sister sites', () => {
    const alone = edition('chile', []);
    expect(homeSiteOf(alone, 'PE')).toBe('chile');
    expect(homeCountriesOf(alone)).toEqual({ exceptCountries: [] });
    const pair = edition('chile', ['miami']);
    expect(homeSiteOf(pair, 'US')).toBe('miami');
    expect(homeCountriesOf(pair)).toEqual({ countries: ['CL'] });
    expect(homeCountriesOf(edition('miami', ['chile']))).toEqual({ exceptCountries: ['CL'] });
  });
});
