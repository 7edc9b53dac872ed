import { languageNames } from '@wbn/edition/language.ts';
import { informationPages } from '@wbn/marketing-pages/information/information-pages.ts';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { describe, expect, it } from 'vitest';
import { routeRecords } from '../../routing/route-records.ts';
import en from '../locales/en.json' with { type: 'json' };
import { footerGroups } from './footer-links.ts';
import { menuSections } from './menu-links.ts';

const pages = new Set<string>([
  ...informationPages.map(({ path }) => path),
  ...routeRecords.map(({ path }) => `/${path}`),
]);
const textOf = (key: string) =>
  key.split('.').reduce<unknown>((group, step) => (group as Record<string, unknown>)[step], en);
const group = (title: string) => footerGroups.find((found) => textOf(found.title) === title);

describe('links of the layout', () => {
  it.each([
    [
      'LAY-29',
      'WBN INC. MIAMI, FL',
      [
        '/about-us',
        '/privacy-policy',
        '/mission-vision',
        '/terms-and-conditions',
        '/contact-us',
        '/developers',
      ],
    ],
    [
      'LAY-30',
      'OUR SERVICES',
      [
        '/membership-standard',
        '/membership-gold',
        '/membership-premium',
        '/membership-platinum',
        '/company-verification',
        '/advertise-with-us',
      ],
    ],
    [
      'LAY-31',
      'MANUFACTURERS',
      [
        '/why-wbn',
        '/free-marketing',
        '/message-center',
        '/contact-us/form',
        '/countries?business=IM',
        '/b2b-tips/export-to-the-world-tip-0',
      ],
    ],
    [
      'LAY-32',
      'DISTRIBUTORS',
      [
        '/our-network',
        '/work-with-wbn',
        '/countries?business=MA',
        '/countries?business=WS',
        '/countries?business=RE',
        '/contract-help',
      ],
    ],
  ])('%s: footer group %s', (_row, title, paths) => {
    expect(group(title)?.links.map(({ path }) => path)).toEqual(paths);
  });

  it('LAY-33: links the six entries for buyers to prepared lists', () => {
    const paths = group('BUYERS')?.links.map(({ path }) => findPreparedList(path)?.list);
    expect(new Set(paths).size).toBe(6);
    expect(paths).not.toContain(undefined);
  });

  it('decision 2: has a page for every footer link', () => {
    for (const { path } of footerGroups.flatMap(({ links }) => [...links])) {
      expect(path.startsWith('/countries') || pages.has(path), path).toBe(true);
    }
  });

  it('LAY-12 to LAY-14: orders sections and entries of the mobile menu as specified', () => {
    const shown = menuSections.map(({ title, links }) => [
      textOf(title),
      ...links.map(({ text }) => textOf(text)),
    ]);
    expect(shown).toEqual([
      ['ACCOUNT', 'My account', 'Messages', 'My business'],
      ['MAIN MENU', 'Home', 'Articles', 'Industries'],
      ['SUPPORT', 'Contact us'],
    ]);
  });

  it('LAY-27: names each language in that language', () => {
    expect(Object.values(languageNames)).toEqual(['English', 'Español', 'Italiano', '中文']);
  });
});
