import { networkSite } from '@wbn/edition/network.ts';
import { expect, test } from 'vitest';
import type { CrawledPage } from './crawl-network.ts';
import { missingLinks } from './same-links.ts';

const miami = `https://${networkSite('miami').host}`;
const china = `https://${networkSite('china').host}`;

/** A crawl of home and the list of companies in two languages; only the home pages were read. */
function crawled(linksOf: Readonly<Record<string, readonly string[]>>) {
  const page = { status: 200, canonicals: [], alternates: [], listedAlternates: [], robots: '' };
  return {
    listed: new Map([
      ['miami', { pages: [`${miami}/`, `${miami}/es`, `${miami}/companies`, `${miami}/es/companies`] }],
      ['china', { pages: [`${china}/en`, `${china}/es`, `${china}/en/companies`, `${china}/es/companies`] }],
    ]),
    pages: new Map(
      Object.entries(linksOf).map(([address, links]): [string, CrawledPage] => [address, { ...page, links }]),
    ),
    walked: ['miami' as const],
  };
}

const found = (linksOf: Readonly<Record<string, readonly string[]>>) =>
  missingLinks(crawled(linksOf)).filter((one) => !one.startsWith('only '));

test('EDN-05: finds links of the crawled site that another site lacks', () => {
  const walked = { [`${miami}/`]: [`${miami}/companies`, `${miami}/business/one`] };
  expect(found({ ...walked, [`${china}/en`]: [`${china}/es`] })).toEqual([
    `${china}/en does not lead to en /companies`,
  ]);
  expect(found({ ...walked, [`${china}/en`]: [`${china}/en/companies`] })).toEqual([]);
  // A page in another language is a different page.
  expect(found({ ...walked, [`${china}/es`]: [] })).toEqual([]);
});

test('EDN-05: reports when there was nothing to compare', () => {
  expect(missingLinks(crawled({}))).toEqual(['only 0 pages could be compared']);
});
