import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Edition } from '../../packages/edition/src/edition.ts';
import { network } from '../../packages/edition/src/network.ts';
import { checkFacts, checkFiles, inspectEdition } from './inspect-edition.ts';
import { makeCheckout } from './testing/checkout.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

async function readEdition(id: string): Promise<Edition> {
  return ((await import(`../../editions/${id}/edition.ts`)) as { default: Edition }).default;
}

const live = {
  host: 'www.wbnchile.com',
  phones: [{ region: 'local', number: '+56 2 2345 6789' }],
  messaging: [],
  managers: [{ role: 'chiefExecutive', name: 'Somebody Real' }],
} as const;
const liveNetwork = network.map((site) => (site.id === 'chile' ? { ...site, host: live.host } : site));

describe('the facts of an edition before a launch', () => {
  it('EDN-01: are right in all 25 editions except for sample values', async () => {
    const sample = /is a sample|example that nobody has|is an invented person/;
    for (const { id } of network) {
      const findings = checkFacts(await readEdition(id), id, network);
      expect(findings.filter(({ problem }) => !sample.test(problem))).toEqual([]);
      expect(findings.filter(({ what }) => what === 'host')).toHaveLength(1);
      expect(findings.filter(({ what }) => what.startsWith('phones'))).toHaveLength(3);
      expect(findings.filter(({ what }) => what.startsWith('managers'))).toHaveLength(2);
    }
  });

  it('EDN-04: Mexico, Chile and Peru use the Spanish intro video, the others the English one', async () => {
    const editions = await Promise.all(network.map(({ id }) => readEdition(id)));
    const spanish = editions.filter((edition) => edition.video.language === 'es');
    expect(spanish.map(({ id }) => id)).toEqual(['chile', 'mexico', 'peru']);
  });

  it('are unique: name, colours and host', async () => {
    const editions = await Promise.all(network.map(({ id }) => readEdition(id)));
    for (const fact of [
      (edition: Edition) => edition.label.en,
      (edition: Edition) => edition.label.zh,
      (edition: Edition) => edition.brand.primary,
      (edition: Edition) => edition.brand.primaryDark,
      (edition: Edition) => edition.host,
    ]) {
      expect(new Set(editions.map(fact)).size).toBe(network.length);
    }
  });

  it('has no findings for an edition with real values', async () => {
    const edition: Edition = { ...(await readEdition('chile')), ...live };
    expect(checkFacts(edition, 'chile', liveNetwork)).toEqual([]);
  });

  it.each<[string, Partial<Edition>]>([
    ['host', { host: 'www.wbnchile.example' }],
    ['host', { host: 'www.other.com' }],
    ['locale', { locale: 'es_CL' }],
    ['locale', { locale: 'en-CL' }],
    ['timeZone', { timeZone: 'America/Valparaiso' }],
    ['currency', { currency: 'PESO' }],
    ['brand.primary', { brand: { primary: '#8fb4f0', primaryDark: '#86acf2', accent: '#ef7b66' } }],
    ['brand.primaryDark', { brand: { primary: '#1d4aa0', primaryDark: '#1d4aa0', accent: '#ef7b66' } }],
    ['label.zh', { label: { en: 'Chile', es: 'Chile', it: 'Cile', zh: '' } }],
    ['sisterSites', { sisterSites: ['chile'] }],
    ['phones', { phones: [] }],
    ['messaging.usa', { messaging: [{ region: 'usa', number: '+1 305 555 0101' }] }],
  ])('%s: %j is found', async (what, wrong) => {
    const edition: Edition = { ...(await readEdition('chile')), ...live, ...wrong };
    expect(checkFacts(edition, 'chile', liveNetwork).map((finding) => finding.what)).toContain(what);
  });
});

describe('the files of an edition before a launch', () => {
  let checkout: Awaited<ReturnType<typeof makeCheckout>>;
  let folder = '';
  beforeEach(async () => {
    checkout = await makeCheckout();
    folder = join(checkout.root, 'editions', 'chile');
    for (const name of ['edition.ts', 'package.json', 'public']) {
      await cp(join(repository, 'editions', 'chile', name), join(folder, name), { recursive: true });
    }
  });
  afterEach(() => checkout.remove());

  it('finds all sample pictures, and nothing else', async () => {
    const findings = await checkFiles(folder, await readEdition('chile'));
    expect(findings.map(({ what }) => what).sort()).toEqual(
      ['apple-touch-icon.png', 'favicon.svg', 'hero.svg', 'icon-512.png', 'logo.svg', 'og.png'].map(
        (name) => `public/${name}`,
      ),
    );
    expect(findings.every(({ problem }) => problem.includes('drawn sample'))).toBe(true);
  });

  it('finds missing files, wrong sizes and files that are no pictures', async () => {
    const icon = await readFile(join(folder, 'public', 'icon-512.png'));
    await rm(join(folder, 'public', 'hero.svg'));
    await writeFile(join(folder, 'public', 'og.png'), icon);
    await writeFile(join(folder, 'public', 'apple-touch-icon.png'), 'no picture');
    const findings = await inspectEdition(checkout.root, 'chile');
    expect(findings).toContainEqual({ what: 'public/hero.svg', problem: 'The file is missing.' });
    expect(findings).toContainEqual({
      what: 'public/og.png',
      problem: 'It has 512 x 512 pixels instead of 1200 x 630.',
    });
    expect(findings).toContainEqual({ what: 'public/apple-touch-icon.png', problem: 'This is no PNG file.' });
  });

  it('reports a missing edition', async () => {
    expect(await inspectEdition(checkout.root, 'atlantis')).toEqual([
      { what: 'edition.ts', problem: 'There is no editions/atlantis/edition.ts.' },
    ]);
  });
});
