import { renderPage } from '@wbn/cards/fixtures/render-page.tsx';
import { informationPages } from '@wbn/marketing-pages/information/information-pages.ts';
import { findPreparedList } from '@wbn/search/results/prepared-lists.ts';
import { describe, expect, it } from 'vitest';
import { routeRecords } from '../../routing/route-records.ts';
import en from '../locales/en.json' with { type: 'json' };
import { SiteFooter } from './site-footer.tsx';

const pages = new Set<string>([
  ...informationPages.map(({ path }) => path),
  ...routeRecords.map(({ path }) => `/${path}`),
]);
const sections = renderPage(<SiteFooter />, { texts: { site: en } })
  .split('<details')
  .slice(1)
  .map((section) => section.split('</details>')[0] ?? '');
/** Addresses of the links below a heading. */
const linksOf = (title: string) =>
  sections
    .filter((section) => section.includes(`>${title}</h2>`))
    .flatMap((section) => [...section.matchAll(/<li><a[^>]* href="([^"]+)"/g)].map(([, path = '']) => path));

describe('the footer', () => {
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
  ])('%s: has the links of %s', (_row, title, paths) => {
    expect(linksOf(title)).toEqual(paths);
  });

  it('LAY-33: links the six entries for buyers to prepared lists', () => {
    const paths = linksOf('BUYERS').map((path) => findPreparedList(path)?.list);
    expect(new Set(paths).size).toBe(6);
    expect(paths).not.toContain(undefined);
  });

  it('decision 2: has a page for every link', () => {
    const paths = sections.flatMap((section) => /<h2[^>]*>([^<]+)/.exec(section)?.[1] ?? []).flatMap(linksOf);
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.filter((path) => !path.startsWith('/countries') && !pages.has(path))).toEqual([]);
  });
});
