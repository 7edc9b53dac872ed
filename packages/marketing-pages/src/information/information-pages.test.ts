import { membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { languages, textLanguages } from '@wbn/edition/language.ts';
import { describe, expect, it } from 'vitest';
import { pageText, writtenTexts } from '../texts/page-texts.ts';
import { findInformationPage, informationPages } from './information-pages.ts';

const paths = informationPages.map(({ path }) => path);

describe('informational pages', () => {
  it('RT-27 to RT-49: has a page for every address of the specification', () => {
    for (const path of [
      '/contact-us',
      '/about-us',
      '/mission-vision',
      '/terms-and-conditions',
      '/privacy-policy',
      '/our-network',
      '/why-wbn',
      '/membership-standard',
      '/membership-gold',
      '/membership-premium',
      '/membership-platinum',
      '/advertise-with-us',
      '/free-marketing',
      '/message-center',
      '/work-with-wbn',
      '/b2b-tips/export-to-the-world-tip-0',
      '/b2b-tips/how-to-create-export-system-tip-1',
      '/b2b-tips/industrial-marketing-tip-2',
      '/b2b-tips/distribution-network-tip-3',
      '/b2b-tips/international-buyers-tip-4',
      '/b2b-tips/qualified-exporting-companies-tip-5',
      '/b2b-tips/best-products-for-export-tip-6',
    ]) {
      expect(findInformationPage(path)?.path).toBe(path);
    }
    expect(new Set(paths).size).toBe(paths.length);
    expect(findInformationPage('/nobody')).toBeUndefined();
  });

  it('has a text in four languages for every page, and no text without a page', () => {
    const wanted = paths.flatMap((path) => textLanguages.map((language) => `${path} ${language}`));
    const written = writtenTexts().map(({ path, language }) => `${path} ${language}`);
    expect(written.sort()).toEqual(wanted.sort());
  });

  it.each(languages)(
    'EDN-03: in %s every page has a unique title and a description with the label',
    (language) => {
      const texts = paths.map((path) => pageText(path, language, 'Chile'));
      for (const { title, description, heading, link } of texts) {
        expect(title.length, title).toBeLessThanOrEqual(60);
        expect(description.length, description).toBeGreaterThanOrEqual(language === 'zh' ? 35 : 80);
        expect(description.length, description).toBeLessThanOrEqual(165);
        expect(description).toContain('Chile');
        expect(`${title}${description}${heading}${link}`).not.toMatch(/[{}]/);
      }
      expect(new Set(texts.map(({ title }) => title)).size).toBe(paths.length);
      expect(new Set(texts.map(({ description }) => description)).size).toBe(paths.length);
    },
  );

  it.each(paths)('%s has the same headings in every language', (path) => {
    const depths = languages.map((language) =>
      pageText(path, language, 'Chile').tableOfContents.map(({ children = [] }) => children.length),
    );
    for (const other of depths) expect(other).toEqual(depths[0]);
  });

  it.each(informationPages.filter((page) => 'kind' in page).map(({ path }) => path))(
    '%s, being long, has enough headings for its table of contents',
    (path) => {
      expect(pageText(path, 'en', 'Chile').tableOfContents.length).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('membership plans', () => {
  it('CON-19: have prices, product slots, boosts and support hours', () => {
    expect(membershipPlans.map(({ price }) => price / 100)).toEqual([0, 1850, 2650, 3650]);
    expect(membershipPlans.map(({ products }) => products)).toEqual([7, 20, 50, 100]);
    expect(membershipPlans.map(({ boosts }) => boosts)).toEqual([0, 3, 10, 20]);
    expect(membershipPlans.map(({ supportHours }) => supportHours)).toEqual([0, 0, 6, 12]);
  });
});
