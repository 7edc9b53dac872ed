import { networkSite } from '@wbn/edition/network.ts';
import { expect, test } from 'vitest';
import type { CrawledPage } from './crawl-network.ts';
import { missingLinks } from './same-links.ts';

const miami = `https://${networkSite('miami').host}`;
const china = `https://${networkSite('china').host}`;

/** Home and list of companies in two languages, of which the home pages were read. */
function crawled(linksOf: Readonly<Record<string, readonly string[]>>) {
  const page = { status: 200, canonicals: [], alternates: [], robots: '' };
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

test('EDN-05: what a page leads to on the site that is walked, it leads to on the others', () => {
  const walked = { [`${miami}/`]: [`${miami}/companies`, `${miami}/business/one`] };
  expect(found({ ...walked, [`${china}/en`]: [`${china}/es`] })).toEqual([
    `${china}/en does not lead to en /companies`,
  ]);
  expect(found({ ...walked, [`${china}/en`]: [`${china}/en/companies`] })).toEqual([]);
  // Another language is another page.
  expect(found({ ...walked, [`${china}/es`]: [] })).toEqual([]);
});

test('EDN-05: a rule that compares nothing has found something wrong', () => {
  expect(missingLinks(crawled({}))).toEqual(['only 0 pages could be compared']);
});
