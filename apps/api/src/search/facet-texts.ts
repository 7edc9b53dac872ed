import { anyValue, type FacetName } from '@wbn/contract/search/facet-values.ts';
import { type TextLanguage, textLanguages } from '@wbn/contract/shared/language.ts';
import { formatMoney, formatNumber, formatRange } from '@wbn/edition/format.ts';
import { certificateName } from '@wbn/search-engine/documents/certificate-slug.ts';
import { rangeEnds } from '@wbn/search-engine/documents/facet-ranges.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { codeList } from '../catalog/reference/code-list.ts';
import { contractManufacturing } from '../catalog/reference/code-lists.ts';
import { findCountry, findState } from '../catalog/reference/countries.ts';

const levels = codeList({
  gold: { en: 'Gold', es: 'Gold', it: 'Gold', zh: '黄金会员', 'zh-Hant': '黃金會員' },
  premium: { en: 'Premium', es: 'Premium', it: 'Premium', zh: '高级会员', 'zh-Hant': '高級會員' },
  platinum: { en: 'Platinum', es: 'Platinum', it: 'Platinum', zh: '铂金会员', 'zh-Hant': '鉑金會員' },
});

const leadTimes = codeList({
  '-7': {
    en: 'Up to 1 week',
    es: 'Hasta 1 semana',
    it: 'Fino a 1 settimana',
    zh: '1 周以内',
    'zh-Hant': '1 周以內',
  },
  '8-14': {
    en: '1 to 2 weeks',
    es: 'De 1 a 2 semanas',
    it: 'Da 1 a 2 settimane',
    zh: '1 至 2 周',
    'zh-Hant': '1 至 2 周',
  },
  '15-30': {
    en: '2 to 4 weeks',
    es: 'De 2 a 4 semanas',
    it: 'Da 2 a 4 settimane',
    zh: '2 至 4 周',
    'zh-Hant': '2 至 4 周',
  },
  '31-60': {
    en: '1 to 2 months',
    es: 'De 1 a 2 meses',
    it: 'Da 1 a 2 mesi',
    zh: '1 至 2 个月',
    'zh-Hant': '1 至 2 個月',
  },
  '61-': {
    en: 'Over 2 months',
    es: 'Más de 2 meses',
    it: 'Oltre 2 mesi',
    zh: '2 个月以上',
    'zh-Hant': '2 個月以上',
  },
});

const single = codeList({
  verified: { en: 'Verified', es: 'Verificada', it: 'Verificata', zh: '已认证', 'zh-Hant': '已認證' },
  certified: {
    en: 'Any certificate',
    es: 'Con certificado',
    it: 'Con certificato',
    zh: '持有证书',
    'zh-Hant': '持有證書',
  },
  priced: { en: 'With a price', es: 'Con precio', it: 'Con prezzo', zh: '有报价', 'zh-Hant': '有報價' },
});

type Template = (value: string) => string;

/** Ranges open at one end, of numbers and of years. */
const openRanges: Readonly<Record<TextLanguage, Record<'upTo' | 'from' | 'before' | 'since', Template>>> = {
  en: {
    upTo: (value) => `Up to ${value}`,
    from: (value) => `${value} or more`,
    before: (value) => `Before ${value}`,
    since: (value) => `${value} or later`,
  },
  es: {
    upTo: (value) => `Hasta ${value}`,
    from: (value) => `${value} o más`,
    before: (value) => `Antes de ${value}`,
    since: (value) => `Desde ${value}`,
  },
  it: {
    upTo: (value) => `Fino a ${value}`,
    from: (value) => `${value} o più`,
    before: (value) => `Prima del ${value}`,
    since: (value) => `Dal ${value}`,
  },
  zh: {
    upTo: (value) => `不超过 ${value}`,
    from: (value) => `${value} 以上`,
    before: (value) => `${value} 年以前`,
    since: (value) => `${value} 年以后`,
  },
  'zh-Hant': {
    upTo: (value) => `不超過 ${value}`,
    from: (value) => `${value} 以上`,
    before: (value) => `${value} 年以前`,
    since: (value) => `${value} 年以後`,
  },
};

const worldRegionNames = Object.fromEntries(
  textLanguages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
) as Record<TextLanguage, Intl.DisplayNames>;

/** Returns the text of a facet value; undefined for an unknown value, such as a deleted category. */
export function facetText(
  facet: FacetName,
  value: string,
  language: TextLanguage,
  catalog: Catalog,
): string | undefined {
  switch (facet) {
    case 'worldRegions':
      return worldRegionNames[language].of(value);
    case 'countries':
      return findCountry(value, language)?.countryName;
    case 'regions':
      return findState(value)?.stateName;
    case 'industries':
    case 'categories':
      return catalog.industries.find(value, language)?.name;
    case 'verified':
      return single.find('verified', language).name;
    case 'levels':
      return levels.find(value, language).name;
    case 'certificates':
      return value === anyValue ? single.find('certified', language).name : certificateName(value);
    case 'contractManufacturing':
      return contractManufacturing.find(value, language).name;
    case 'leadTime':
      return leadTimes.find(value, language).name;
    case 'established':
      return yearsText(value, language);
    case 'employees':
    case 'minimumOrder':
      return rangeText(value, language);
    case 'price':
      return value === anyValue ? single.find('priced', language).name : priceText(value, language);
  }
}

/** A range of numbers, or of whole amounts of a currency. */
function rangeText(range: string, language: TextLanguage, currency?: string): string {
  const [from, to] = rangeEnds(range);
  const { upTo, from: atLeast } = openRanges[language];
  const write = (value: number) =>
    currency === undefined
      ? formatNumber(language, value)
      : formatMoney(language, value, currency, { maximumFractionDigits: 0 });
  if (from === to || from === Number.NEGATIVE_INFINITY) return upTo(write(to));
  return to === Number.POSITIVE_INFINITY ? atLeast(write(from)) : formatRange(language, from, to, currency);
}

function yearsText(range: string, language: TextLanguage): string {
  const [from, to] = rangeEnds(range);
  const { before, since } = openRanges[language];
  if (from === Number.NEGATIVE_INFINITY) return before(String(to + 1));
  return to === Number.POSITIVE_INFINITY ? since(String(from)) : `${from}–${to}`;
}

function priceText(value: string, language: TextLanguage): string {
  return rangeText(value.slice(3), language, value.slice(0, 3));
}
