import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { network } from '../../packages/edition/src/network.ts';
import { type AnswerOptions, answerQuestions } from './answer-questions.ts';
import { inspectEdition } from './inspect-edition.ts';
import type { Answers } from './questions.ts';
import { makeCheckout } from './testing/checkout.ts';
import { withNetworkBrand, withNetworkSite, writeEdition } from './write-edition.ts';

const answer = (given: Answers, over: Partial<AnswerOptions> = {}) =>
  answerQuestions({ given, network, say: () => undefined, ...over });

describe('the answers about a new edition', () => {
  it('EDN-01: needs only an id and a country, and proposes the rest', async () => {
    expect(await answer({ id: 'new-zealand' })).toEqual({
      id: 'new-zealand',
      country: 'NZ',
      label: { en: 'New Zealand', es: 'Nueva Zelanda', it: 'Nuova Zelanda', zh: '新西兰' },
      language: 'en',
      locale: 'en-NZ',
      timeZone: 'Pacific/Auckland',
      currency: 'NZD',
      host: 'www.wbnnewzealand.example',
      brand: { primary: expect.any(String), primaryDark: expect.any(String), accent: '#f2b134' },
      video: 'en',
      localPhone: '+64 555 0142 00',
    });
    const uruguay = await answer({ id: 'uruguay' });
    expect(uruguay).toMatchObject({ language: 'es', locale: 'es-UY', currency: 'UYU', video: 'es' });
    expect(await answer({ id: 'switzerland' })).toMatchObject({ language: 'en', locale: 'en-CH' });
  });

  it.each<[Answers, string]>([
    [{ id: 'New Zealand' }, "'New Zealand' is no id"],
    [{ id: 'chile' }, "There is an edition 'chile' already."],
    [{ id: 'oceania' }, '--country is missing'],
    [{ id: 'new-zealand', country: 'XX' }, "'XX' is not the ISO code"],
    [{ id: 'new-zealand', language: 'mi' }, 'none of the languages'],
    [{ id: 'new-zealand', locale: 'es-NZ' }, "not in 'en'"],
    [{ id: 'new-zealand', 'time-zone': 'Pacific/Wellington' }, 'Intl does not know the time zone'],
    [{ id: 'new-zealand', currency: 'NZ$' }, 'Intl does not know the currency'],
    [{ id: 'new-zealand', host: 'https://wbn.nz/' }, 'is no host name'],
    [{ id: 'new-zealand', host: 'www.wbnchile.example' }, "the host of the edition 'chile'"],
    [{ id: 'new-zealand', color: '#f2b134' }, 'words need 4.5:1'],
    [{ id: 'new-zealand', phone: '09 555 0142' }, 'is no international number'],
  ])('%j is refused with a sentence', async (given, sentence) => {
    await expect(answer(given)).rejects.toThrow(sentence);
  });

  it('asks again after a wrong answer, and takes the proposal on Enter', async () => {
    const replies: Record<string, string[]> = { 'Time zone': ['Wellington', 'Pacific/Chatham'] };
    const said: string[] = [];
    const facts = await answer(
      { id: 'new-zealand' },
      { ask: async (text) => replies[text]?.shift() ?? '', say: (sentence) => said.push(sentence) },
    );
    expect(facts.timeZone).toBe('Pacific/Chatham');
    expect(facts.currency).toBe('NZD');
    expect(said).toEqual([expect.stringContaining("'Wellington'")]);
  });
});

describe('writing a new edition', () => {
  let checkout: Awaited<ReturnType<typeof makeCheckout>>;
  beforeEach(async () => {
    checkout = await makeCheckout();
  });
  afterEach(() => checkout.remove());

  it('EDN-01: makes a folder that needs only real values for a launch, and adds it to the network', async () => {
    const facts = await answer({ id: 'new-zealand' });
    await writeEdition(checkout.root, facts);
    expect((await readdir(join(checkout.root, 'editions', 'new-zealand'))).sort()).toEqual([
      'edition.ts',
      'package.json',
      'public',
    ]);
    const findings = await inspectEdition(checkout.root, 'new-zealand');
    const sample = /sample|example that nobody has|invented person/;
    expect(findings.filter(({ problem }) => problem.includes('drawn sample'))).toHaveLength(6);
    expect(findings.filter(({ problem }) => !sample.test(problem))).toEqual([]);
    const hero = await readFile(join(checkout.root, 'editions/new-zealand/public/hero.svg'), 'utf8');
    expect(hero).toContain('aria-label="New Zealand"');
    expect(hero).not.toContain('{{');
    const source = await readFile(join(checkout.root, 'packages/edition/src/network.ts'), 'utf8');
    expect([...source.matchAll(/id: '([a-z-]+)'/g)].map((match) => match[1])).toEqual(
      [...network.map(({ id }) => id), 'new-zealand'].sort(),
    );
    const brands = await readFile(join(checkout.root, 'packages/edition/src/network-facts.ts'), 'utf8');
    const { primaryDark, accent } = facts.brand;
    expect(brands).toMatch(
      new RegExp(
        `  miami: .*\\n  'new-zealand': { primaryDark: '${primaryDark}', accent: '${accent}', timeZone: '${facts.timeZone}' },\\n  peru: `,
      ),
    );
  });

  it('never overwrites a folder, and then changes nothing', async () => {
    const facts = await answer({ id: 'new-zealand' });
    await writeEdition(checkout.root, facts);
    const edition = join(checkout.root, 'editions/new-zealand/edition.ts');
    await writeFile(edition, 'own');
    const list = join(checkout.root, 'packages/edition/src/network.ts');
    const before = await readFile(list, 'utf8');
    await expect(writeEdition(checkout.root, facts)).rejects.toThrow('already; nothing was written');
    expect(await readFile(edition, 'utf8')).toBe('own');
    expect(await readFile(list, 'utf8')).toBe(before);
  });

  it('sorts first and last ids into the list, and breaks long lines like the formatter', async () => {
    const source = await readFile(join(checkout.root, 'packages/edition/src/network.ts'), 'utf8');
    const facts = await answer({ id: 'new-zealand' });
    const idsOf = (text: string) => [...text.matchAll(/\{\s+id: '([a-z-]+)'/g)].map((match) => match[1]);
    expect(idsOf(withNetworkSite(source, { ...facts, id: 'angola' }))[0]).toBe('angola');
    expect(idsOf(withNetworkSite(source, { ...facts, id: 'vietnam' })).at(-1)).toBe('vietnam');
    const long = withNetworkSite(source, { ...facts, host: `www.${'long'.repeat(10)}.example` });
    expect(long).toContain("  {\n    id: 'new-zealand',\n");
    expect(() => withNetworkSite('', facts)).toThrow('network.ts holds no list');
    expect(() => withNetworkBrand('', facts)).toThrow('network-facts.ts holds no list');
  });
});
