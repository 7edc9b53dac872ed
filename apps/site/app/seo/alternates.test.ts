import type { Edition } from '@wbn/edition/edition.ts';
import type { Language } from '@wbn/edition/language.ts';
import { type EditionId, network, sisterSitesOf } from '@wbn/edition/network.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { describe, expect, it } from 'vitest';
import { type Alternate, alternatesOf, networkAlternates } from './alternates.ts';
import type { PageFacts } from './page-meta.ts';

function view(id: EditionId, language: Language = 'en'): EditionView {
  const site = network.find((known) => known.id === id);
  if (!site) throw new Error(id);
  const edition = { ...site, sisterSites: sisterSitesOf(id) } as unknown as Edition;
  return { edition, language, hosts: { site: `https://${site.host}`, accounts: '', api: '' } };
}

const page: PageFacts = { title: 'Industries', path: '/industries' };
const tagged = ({ tag, address }: Alternate) => `${tag} ${address}`;
const links = (id: EditionId, facts: Partial<PageFacts> = {}) =>
  alternatesOf(view(id), { ...page, ...facts }).map(tagged);

describe('EDN-05: alternates of a page on every site, in the sitemap', () => {
  const listed = (id: EditionId) => networkAlternates(view(id), page.path).map(tagged);

  it('list the page and all sister sites with unique tags, and headquarters as x-default', () => {
    const found = listed('australia');
    expect(found).toHaveLength(101);
    expect(new Set(found.map((link) => link.split(' ')[0])).size).toBe(101);
    expect(found).toEqual(
      expect.arrayContaining([
        'en-AU https://www.wbnaustralia.example/industries',
        'es-AU https://www.wbnaustralia.example/es/industries',
        'es-CL https://www.wbnchile.example/industries',
        'en-CL https://www.wbnchile.example/en/industries',
        'zh-CN https://www.wbnchina.example/industries',
        'es-US https://www.wbnusa.example/es/industries',
        'en https://www.wbnmiami.example/industries',
        'x-default https://www.wbnmiami.example/industries',
      ]),
    );
  });

  it('are the same on every site, so that all links are reciprocal', () => {
    for (const { id } of network) expect(listed(id)).toEqual(listed('australia'));
  });

  it("contain only the edition's sister sites", () => {
    const alone = view('chile');
    const found = networkAlternates({ ...alone, edition: { ...alone.edition, sisterSites: [] } }, page.path);
    expect(found.map(({ tag }) => tag)).toEqual(['en-CL', 'es-CL', 'it-CL', 'zh-CL', 'x-default']);
  });

  it('have those of the own site in the page as well', () => {
    expect(links('chile')).toEqual([
      'en-CL https://www.wbnchile.example/en/industries',
      'es-CL https://www.wbnchile.example/industries',
      'it-CL https://www.wbnchile.example/it/industries',
      'zh-CL https://www.wbnchile.example/zh/industries',
      'x-default https://www.wbnmiami.example/industries',
    ]);
    for (const { id } of network) expect(listed(id)).toEqual(expect.arrayContaining(links(id)));
  });
});

describe('alternates of a page on one site', () => {
  it('list its languages without countries', () => {
    expect(links('chile', { alternates: 'site', path: '/business/x/' })).toEqual([
      'en https://www.wbnchile.example/en/business/x/',
      'es https://www.wbnchile.example/business/x/',
      'it https://www.wbnchile.example/it/business/x/',
      'zh https://www.wbnchile.example/zh/business/x/',
      'x-default https://www.wbnchile.example/business/x/',
    ]);
  });

  it.each([
    { noindex: true },
    { canonical: 'https://www.wbnchile.example/' },
    { alternates: 'none' as const },
  ])('that is %j names none', (facts) => {
    expect(links('australia', facts)).toEqual([]);
  });
});
