import type { Edition } from '@wbn/edition/edition.ts';
import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const edition = {
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
  it('EDN-03: titles carry the country label', () => {
    expect(meta('en', {})).toContainEqual({ title: 'Industries | WBN Australia' });
    expect(meta('en', { title: '' })).toContainEqual({ title: 'WBN Australia' });
  });

  it('names the one right address in the language that is shown', () => {
    const links = meta('es', {}).filter((entry) => 'rel' in entry && entry.rel === 'canonical');
    expect(links).toEqual([
      { tagName: 'link', rel: 'canonical', href: 'https://www.wbnaustralia.example/es/industries' },
    ]);
  });

  it('EDN-01: a page that is at home on another site says where', () => {
    const canonical = 'https://www.wbnchile.example/business/x/';
    const found = meta('en', { canonical });
    expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical });
    expect(found).toContainEqual({ property: 'og:url', content: canonical });
  });

  it('carries Open Graph', () => {
    const found = meta('en', { description: 'All of them' });
    expect(found).toContainEqual({ property: 'og:description', content: 'All of them' });
    expect(found).toContainEqual({
      property: 'og:url',
      content: 'https://www.wbnaustralia.example/industries',
    });
  });

  it('RT-51: pages of members are left out by search engines and name no canonical address', () => {
    const found = meta('en', { noindex: true });
    expect(found).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(found.some((entry) => 'rel' in entry)).toBe(false);
  });
});
