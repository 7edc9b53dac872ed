import { languages } from '@wbn/edition/language.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { crawlSite, type SiteCrawl } from './crawl/crawl-site.ts';
import { amongInitial } from './crawl/initial-entries.ts';
import { followEachKind } from './crawl/link-choice.ts';
import { kindOf } from './crawl/page-kind.ts';
import { siteRules } from './crawl/site-rules.ts';
import { waitForProduct } from './testing/product-outcome.ts';

let crawl: SiteCrawl;

beforeAll(async () => {
  crawl = await crawlSite({
    siteUrl: inject('siteUrl'),
    accountsUrl: inject('accountsUrl'),
    isInitial: amongInitial(await waitForProduct(inject('outcomeFile'))),
    isFollowed: followEachKind(),
  });
});

/** `pnpm crawl` follows all links. */
describe('the first link of each kind, in English and between the four languages', () => {
  it('reach every kind of page in each language', () => {
    const { seen, assets, outside, toLogin } = crawl;
    process.stdout.write(
      `links: ${seen.size} pages, ${assets.size} files, ${outside.size} links to elsewhere, ${toLogin} to the login\n`,
    );
    const kindsIn = (language: string) =>
      [...seen].filter(([, page]) => page.language === language).map(([path]) => kindOf(path));
    const english = new Set(kindsIn('en'));
    expect(english.size).toBeGreaterThan(50);
    for (const kind of ['/', '/business/:id/', '/business-product/:id', '/profile/:id', '/contact-us/form'])
      expect(english).toContain(kind);
    for (const language of languages) expect(new Set(kindsIn(language))).toEqual(english);
  });

  it.each(siteRules)('$name', async ({ check }) => {
    expect((await check(crawl)).slice(0, 25)).toEqual([]);
  });
});
