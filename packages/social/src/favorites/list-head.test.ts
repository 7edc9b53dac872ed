import type { Favorite } from '@wbn/contract/social/favorites.ts';
import { expect, it } from 'vitest';
import { csvName, favoritesCsv } from './list-head.tsx';

const pumps: Favorite = {
  businessID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f02',
  listID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f03',
  state: 'public',
  companyName: '=Bombas, "Norte"',
  note: 'Hall 4;\nask for Inés',
  savedAt: '2026-11-20T09:30:00.000Z',
  country: { code: 'ES', countryName: 'Spain', emoji: '' },
  city: 'Bilbao',
};

it('LAY-19: exports a list as CSV without formulas and with the state of each company', () => {
  const table = {
    headers: ['Company', 'Country', 'City', 'Note', 'Saved', 'State', 'Page'],
    states: { public: 'On WBN', unpublished: 'Unpublished', gone: 'Deleted' },
    pageOf: ({ businessID }: Favorite) => `https://wbn.example/business/${businessID}/`,
  };
  const { country: _, city: __, ...gone } = pumps;
  const text = favoritesCsv([pumps, { ...gone, companyName: 'Acme', note: '', state: 'gone' }], table);
  expect(text).toBe(
    '\uFEFFCompany,Country,City,Note,Saved,State,Page\r\n' +
      `"'=Bombas, ""Norte""",Spain,Bilbao,"Hall 4;\nask for Inés",2026-11-20,On WBN,https://wbn.example/business/${pumps.businessID}/\r\n` +
      'Acme,,,,2026-11-20,Deleted,\r\n',
  );
  expect(csvName('Lyon fair: 泵 / Ñ', new Date('2026-11-23'))).toBe('lyon-fair-泵-ñ-2026-11-23.csv');
});
