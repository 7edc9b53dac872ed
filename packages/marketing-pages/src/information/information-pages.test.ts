import { describe, expect, it } from 'vitest';
import en from '../locales/information/en.json' with { type: 'json' };
import es from '../locales/information/es.json' with { type: 'json' };
import it_ from '../locales/information/it.json' with { type: 'json' };
import zh from '../locales/information/zh.json' with { type: 'json' };
import { informationPages, informationPath } from './information-pages.ts';
import { membershipPlans, planPrice } from './membership-plans.ts';

describe('informational pages', () => {
  it('RT-27 to RT-49: every address of the specification has a page', () => {
    const paths: readonly string[] = informationPages.map(({ path }) => path);
    for (const path of [
      '/contact-us',
      '/contact-us/form',
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
      expect(paths).toContain(path);
    }
    expect(new Set(paths).size).toBe(paths.length);
    expect(informationPath('whyWbn')).toBe('/why-wbn');
  });

  it.each(informationPages.map(({ key }) => key))('%s has all its texts in four languages', (key) => {
    for (const texts of [en, es, it_, zh]) {
      const { title, description, heading, body } = texts[key];
      for (const text of [title, description, heading, body]) expect(text.length).toBeGreaterThan(1);
      expect(body.split('\n\n').length).toBe(en[key].body.split('\n\n').length);
      expect(description.length).toBeLessThanOrEqual(165);
    }
  });
});

describe('membership plans', () => {
  it('CON-19: prices, product slots, boosts and support hours', () => {
    expect(membershipPlans.map(({ price }) => price / 100)).toEqual([0, 1850, 2650, 3650]);
    expect(membershipPlans.map(({ products }) => products)).toEqual([7, 20, 50, 100]);
    expect(membershipPlans.map(({ boosts }) => boosts)).toEqual([0, 3, 10, 20]);
    expect(membershipPlans.map(({ supportHours }) => supportHours)).toEqual([0, 0, 6, 12]);
  });

  it("decision 20: 185000 is shown as 'US$ 1,850.00'", () => {
    expect(planPrice('en-AU', 185_000)).toBe('US$\u00a01,850.00');
    expect(planPrice('es', 185_000)).toBe('US$\u00a01.850,00');
  });
});
