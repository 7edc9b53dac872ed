import { routeRecords } from '@wbn/site/routing/route-records.ts';
import { expect, it } from 'vitest';
import { walkedPages } from './walked-pages.ts';

/** Routes left out: files for machines, single-use codes, and aliases of pages. */
const apart = [
  'set-id',
  'industry-tree',
  'own-products-singular',
  'business-members-singular',
  'country-counts',
  'country-list',
  'suggestions',
  // Opened by a notification: `notices.journey.ts`.
  'removal',
  // Opened by a mail.
  'account-decision',
  'stop-mails',
  'stop-search-alerts',
  // An alias of search results, like '/companies'.
  'certified-products',
  'verified-manufacturers',
  'international-logistics',
  'private-label-industry',
  'verified-worldwide-suppliers',
  'certified-products-price-list',
];

it('the walks of every control visit each route of the table', () => {
  const walked = Object.values(walkedPages).flatMap((pages) => Object.keys(pages));
  const routes = routeRecords.filter(({ languages }) => languages === 'each').map(({ name }) => name);
  expect(routes.filter((name) => ![...walked, ...apart].includes(name))).toEqual([]);
});
