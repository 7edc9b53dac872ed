import type { Edition } from '@wbn/edition/edition.ts';
import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const edition = {
  id: 'australia',
  language: 'en',
  locale: 'en-AU',
  label: { en: 'Australia', es: 'Australia', it: 'Australia', zh: '澳大利亚' },
  sisterSites: [],
} as unknown as Edition;
const hosts = {
  site: 'https://www.wbnaustralia.example',
  accounts: 'https://a.example',
  api: 'https://b.example',
};
const meta = (language: 'en' | 'es', facts: object) =>
  pageMeta({ edition, language, hosts }, { title: 'Industries', path: '/industries', ...facts });

describe('pageMeta', () => {
  it('EDN-03: adds the country label to titles', () => {
    expect(meta('en', {})).toContainEqual({ title: 'Industries | WBN Australia' });
    expect(meta('en', { title: '' })).toContainEqual({ title: 'WBN Australia' });
  });

  it('links the canonical address in the current language', () => {
    const links = meta('es', {}).filter((entry) => 'rel' in entry && entry.rel === 'canonical');
    expect(links).toEqual([
      { tagName: 'link', rel: 'canonical', href: 'https://www.wbnaustralia.example/es/industries' },
    ]);
  });

  it('EDN-01: links the canonical address on the home site', () => {
    const canonical = 'https://www.wbnchile.example/business/x/';
    const found = meta('en', { canonical });
    expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical });
    expect(found).toContainEqual({ property: 'og:url', content: canonical });
  });

  it('contains Open Graph data', () => {
    const found = meta('en', { description: 'All of them' });
    expect(found).toContainEqual({ property: 'og:description', content: 'All of them' });
    expect(found).toContainEqual({
      property: 'og:url',
      content: 'https://www.wbnaustralia.example/industries',
    });
  });

  it("RT-51: marks members' pages noindex, without a canonical address", () => {
    const found = meta('en', { noindex: true });
    expect(found).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(found.some((entry) => 'rel' in entry)).toBe(false);
  });
});
