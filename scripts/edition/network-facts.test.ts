import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Edition } from '../../packages/edition/src/edition.ts';
import { editionLocale } from '../../packages/edition/src/edition-locale.ts';
import { network } from '../../packages/edition/src/network.ts';
import { networkFacts } from '../../packages/edition/src/network-facts.ts';

const folder = join(import.meta.dirname, '../../editions');
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'edition.ts')));
const editions = new Map(
  await Promise.all(
    names.map(async (name) => {
      const module = (await import(join(folder, name, 'edition.ts'))) as { default: Edition };
      return [name, module.default] as const;
    }),
  ),
);

it('EDN-01: has an edition for every site of the network, and a site for every edition', () => {
  expect(names.toSorted()).toEqual(network.map(({ id }) => id).toSorted());
});

it.each(network)('EDN-05: $id has the same facts in its edition and in the network', (site) => {
  const edition = editions.get(site.id);
  const { timeZone, ...colors } = networkFacts[site.id];
  expect(edition).toMatchObject({
    timeZone,
    id: site.id,
    country: site.country,
    host: site.host,
    language: site.language,
    brand: { primary: site.color, ...colors },
  });
});

it.each(network)(
  'EDN-05: account pages and mails of $id write numbers and dates as the site does',
  ({ id, language }) => {
    expect(editionLocale(id, language)).toBe(editions.get(id)?.locale);
  },
);

it.each(network)('EDN-05: sister sites of $id link back', ({ id }) => {
  for (const sister of editions.get(id)?.sisterSites ?? []) {
    expect(editions.get(sister)?.sisterSites, sister).toContain(id);
  }
});
