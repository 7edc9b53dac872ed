import { createSiteLinks } from '@wbn/edition/site-links.ts';
import { expect, it } from 'vitest';
import { companySite } from './find-reader.ts';

const siteLinks = createSiteLinks({ siteUrl: undefined, edition: 'australia' });

it.each([
  ['AR', 'es'],
  ['DE', 'en'],
  ['IT', 'it'],
  ['US', 'en'],
  ['TW', 'zh'],
  [null, 'en'],
])(
  'CLM-06: writes to a company in %s in %s: the language of its country, or English',
  (country, language) => {
    expect(companySite(siteLinks, country).language).toBe(language);
  },
);
