import { renderPage, wordsOf } from '@wbn/cards/fixtures/render-page.tsx';
import { languages } from '@wbn/edition/language.ts';
import { network } from '@wbn/edition/network.ts';
import { describe, expect, it } from 'vitest';
import marketingEn from '../locales/en.json' with { type: 'json' };
import marketingEs from '../locales/es.json' with { type: 'json' };
import en from '../locales/information/en.json' with { type: 'json' };
import es from '../locales/information/es.json' with { type: 'json' };
import it_ from '../locales/information/it.json' with { type: 'json' };
import zh from '../locales/information/zh.json' with { type: 'json' };
import marketingIt from '../locales/it.json' with { type: 'json' };
import marketingZh from '../locales/zh.json' with { type: 'json' };
import { informationContent, pageText } from '../texts/page-texts.ts';
import { InformationPage } from './information-page.tsx';
import { type InformationPath, informationPages } from './information-pages.ts';

const texts = {
  en: { information: en, 'marketing-pages': marketingEn },
  es: { information: es, 'marketing-pages': marketingEs },
  it: { information: it_, 'marketing-pages': marketingIt },
  zh: { information: zh, 'marketing-pages': marketingZh },
};

const drawn = new Map<string, string>();
/** The page's HTML; most tests read the same pages. */
function draw(path: InformationPath, language: (typeof languages)[number] = 'en'): string {
  const known = drawn.get(`${language} ${path}`);
  if (known !== undefined) return known;
  const label = language === 'zh' ? '澳大利亚' : 'Australia';
  const content = informationContent(path, language, label);
  const { Body } = pageText(path, language, label);
  const page = <InformationPage path={path} content={content} Body={Body} />;
  const html = renderPage(page, { language, texts: texts[language] });
  drawn.set(`${language} ${path}`, html);
  return html;
}
const words = (path: InformationPath) => wordsOf(draw(path));
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

describe('every informational page, in every language', () => {
  it.each(informationPages.flatMap(({ path }) => languages.map((language) => [path, language] as const)))(
    '%s in %s has one h1, valid anchors, links in the language and no open placeholders',
    (path, language) => {
      const html = draw(path, language);
      expect(count(html, /<h1[ >]/g)).toBe(1);
      expect(wordsOf(html)).not.toMatch(/\{\{|undefined|\[object/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, anchor] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
      if (language !== 'en') {
        for (const [, address] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
          expect(address).toMatch(new RegExp(`^/${language}(/|$)`));
        }
      }
      for (const [tag] of html.matchAll(/<svg[^>]*role="img"[^>]*>/g))
        expect(tag).toMatch(/aria-label="[^"]+"|aria-hidden="true"/);
    },
  );

  it.each(languages)('EDN-02, EDN-03: in %s every page names the edition', (language) => {
    const label = language === 'zh' ? '澳大利亚' : 'Australia';
    for (const { path } of informationPages) expect(wordsOf(draw(path, language))).toContain(`WBN ${label}`);
  });
});

describe('requirements of single pages', () => {
  it('INF-01: shows three blocks with the mascot and a list of values', () => {
    const html = draw('/mission-vision');
    expect(count(html, /<svg[^>]*aria-label="/g)).toBe(3);
    expect(count(html, /<h3[ >]/g)).toBe(6);
  });

  it('INF-02, INF-03, INF-04: shows mission, vision and six values', () => {
    const text = words('/mission-vision');
    expect(text).toMatch(/very low cost/i);
    expect(text).toMatch(/a few clicks/i);
    expect(text).toMatch(/be the world leader B2B industrial tool/i);
    for (const value of ['People', 'Innovation', 'Global mentality', 'Passion', 'Honesty', 'Excellence']) {
      expect(text).toContain(value);
    }
  });

  it("INF-05: shows five blocks of picture and text under 'WBN TO BE CONNECTED'", () => {
    const html = draw('/why-wbn');
    expect(wordsOf(html)).toContain('WBN TO BE CONNECTED');
    expect(count(html, /<svg[^>]*aria-label="/g)).toBe(5);
    expect(count(html, /<section/g)).toBe(5);
  });

  it('INF-06: shows the logos of the sites and the packages', () => {
    const html = draw('/our-network');
    expect(count(html, /href="https:\/\/www\.wbn[a-z]+\.example/g)).toBe(network.length);
    expect(html).toContain('/membership-platinum');
  });

  it('INF-07: links four cards to their packages', () => {
    const html = draw('/listing-packages');
    for (const level of ['standard', 'gold', 'premium', 'platinum']) {
      expect(html).toContain(`href="/membership-${level}"`);
    }
  });

  it('CON-19: compares the packages by price and numbers, with one button each', () => {
    const html = draw('/listing-packages');
    const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? '';
    const words = wordsOf(table).replaceAll('\u00a0', ' ');
    for (const price of ['Free', 'US$ 1,850.00 per year', 'US$ 2,650.00 per year', 'US$ 3,650.00 per year'])
      expect(words).toContain(price);
    expect(words).toContain('Product showcase slots 7 20 50 100');
    expect(words).toContain('Advertising boosts a month 0 3 10 20');
    expect(words).toContain('Professional support None None 6 hours 12 hours');
    expect(words).toContain('Groups you may found 2 5 10 20');
    expect([...table.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/business/create',
      ...['gold', 'premium', 'platinum'].map(
        (plan) => `/my-business?membership=choose-business&amp;plan=${plan}`,
      ),
    ]);
    expect(wordsOf(draw('/advertise-with-us'))).toMatch(/Gold 3 .* Premium 10 .* Platinum 20 /);
  });

  it.each(languages)('WCAG 2.1.1: in %s every table is in a named, focusable scroll region', (language) => {
    for (const { path } of informationPages) {
      const html = draw(path, language);
      const frames = [...html.matchAll(/<section tabindex="0" aria-label="([^"]+)"[^>]*><table/g)];
      const facts = count(html, /<table class="[^"]*details/g);
      expect(frames.length + facts, path).toBe(count(html, /<table/g));
    }
  });

  it.each([
    ['/membership-gold', 'US$ 1,850.00', 20, 3],
    ['/membership-premium', 'US$ 2,650.00', 50, 10],
    ['/membership-platinum', 'US$ 3,650.00', 100, 20],
  ] as const)(
    'INF-08 to INF-10: %s has price, benefits, the way to buy and Standard with plus signs',
    (path, price, products, boosts) => {
      const html = draw(path);
      const text = wordsOf(html);
      expect(text).toContain(price);
      expect(text).toMatch(new RegExp(`Product showcase slots ${products} `));
      expect(text).toMatch(new RegExp(`boosts a month ${boosts} `));
      expect(html).toContain(
        `href="/my-business?membership=choose-business&amp;plan=${path.replace('/membership-', '')}"`,
      );
      expect(text).toContain('everything in the Standard listing');
    },
  );

  it('INF-09: offers no purchase for Standard', () => {
    expect(draw('/membership-standard')).not.toContain('choose-business');
  });

  it('INF-11, INF-19: names the managers, the founding year and tips from the chief executive', () => {
    const text = words('/about-us');
    for (const part of ['2000', 'Miami', 'tips from the chief executive']) {
      expect(text.toLowerCase()).toContain(part.toLowerCase());
    }
  });

  it('INF-14: shows contact options and a link to the form', () => {
    const html = draw('/contact-us');
    const text = wordsOf(html).toLowerCase();
    for (const part of ['text message', 'messaging app', 'video call', 'personal'])
      expect(text).toContain(part);
    expect(html).toContain('href="/contact-us/form"');
  });

  it('INF-13, INF-17: shows pictures, several sections and the list of tips on every tip', () => {
    for (const { path } of informationPages.filter((page) => page.path.startsWith('/b2b-tips/'))) {
      const html = draw(path);
      expect(count(html, /<svg[^>]*aria-label="/g), path).toBeGreaterThanOrEqual(2);
      expect(count(html, /<h2[ >]/g), path).toBeGreaterThanOrEqual(4);
      expect(wordsOf(html)).toContain('All export tips');
    }
  });

  it.each([
    ['/b2b-tips/export-to-the-world-tip-0', /export business/i],
    ['/b2b-tips/industrial-marketing-tip-2', /industrial/i],
    ['/b2b-tips/international-buyers-tip-4', /industrial buyer/i],
    ['/b2b-tips/qualified-exporting-companies-tip-5', /qualified/i],
  ] as const)('INF-12: the export guide %s has its subject as headline', (path, subject) => {
    expect(wordsOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(draw(path))?.[1] ?? '')).toMatch(subject);
  });

  it.each(['/advertise-with-us', '/free-marketing', '/message-center', '/work-with-wbn'] as const)(
    'INF-18: %s is a page with its own text',
    (path) => {
      expect(words(path).split(' ').length).toBeGreaterThan(250);
    },
  );

  it('EDN-06: describes the terms for the country; the site adds the country to the title', () => {
    const { description } = pageText('/terms-and-conditions', 'en', 'Chile');
    expect(description).toContain('WBN Chile');
    expect(pageText('/terms-and-conditions', 'en', 'Peru').description).not.toBe(description);
  });

  it('INF-15: covers five means in the article on distribution networks', () => {
    const text = words('/b2b-tips/distribution-network-tip-3').toLowerCase();
    for (const part of ['export marketing plan', 'fair', 'web platform', 'export office', 'training']) {
      expect(text).toContain(part);
    }
  });

  it('INF-16: lists exactly 50 categories with numbers', () => {
    const html = draw('/b2b-tips/best-products-for-export-tip-6');
    const longest = [...html.matchAll(/<ol[^>]*>([\s\S]*?)<\/ol>/g)].map(([, list = '']) =>
      count(list, /<li/g),
    );
    expect(Math.max(...longest)).toBe(50);
  });
});

describe('terms and privacy', () => {
  it.each([
    ['LEG-01', 'Terms and Conditions of Use'],
    ['LEG-02', 'October 2019'],
    [
      'LEG-03',
      'the greater of (a) the fees that the User paid to WBN in that calendar year and (b) the maximum amount',
    ],
    ['LEG-04', 'within one year of the date on which the cause of action arose, or within any longer period'],
    ['LEG-05', 'governed by the law of the United States'],
    ['LEG-05', 'courts of Miami, Florida, have exclusive jurisdiction'],
    ['LEG-05', 'The English version of the Terms governs'],
    ['LEG-06', 'about 25 country and city sites'],
    ['LEG-06', 'Gold User, Premium User and Platinum User are trademarks'],
    ['LEG-07', 'the unique pair of an e-mail address and a password'],
    ['LEG-07', 'We do not store your password'],
    ['LEG-08', 'contact details, reference letters and comments'],
    ['LEG-09', 'reject any application for registration, for any reason'],
    ['LEG-09', 'suspend or terminate'],
    ['LEG-10', 'remove, modify or reject'],
    ['LEG-10', 'to Paying Users'],
    ['LEG-10', 'not substantially harm Paying Users'],
    ['LEG-11', 'legal age'],
    ['LEG-11', 'one User Account only, unless we have approved more'],
    ['LEG-11', 'true, accurate, current and complete'],
    ['LEG-11', 'principal place of business'],
    ['LEG-11', 'for business use only'],
    ['LEG-12', 'does not infringe'],
    ['LEG-12', 'harmful to minors'],
    ['LEG-13', 'sanctions'],
    ['LEG-14', 'marketplace or directory that competes with WBN'],
    ['LEG-14', 'positive Feedback about yourself'],
    ['LEG-14', 'not even within your company'],
    ['LEG-15', 'You may not assign'],
    ['LEG-15', 'We may assign'],
  ])('%s: the terms say "%s"', (_row, phrase) => {
    expect(words('/terms-and-conditions')).toContain(phrase);
  });

  it.each([
    ['LEG-16', '1. Who is responsible'],
    ['LEG-17', '25 platforms'],
    ['LEG-17', 'within 24 hours'],
    ['LEG-17', 'for businesses, not for individuals'],
  ])('%s: the privacy policy says "%s"', (_row, phrase) => {
    expect(words('/privacy-policy')).toContain(phrase);
  });
});
