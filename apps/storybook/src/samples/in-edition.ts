import { editionSamples } from 'virtual:edition-samples';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import type { Edition } from '@wbn/edition/edition.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns sample data with a company of the edition's country in place of the Australian one that stories are written with. Countries
 * without a company in the demo world keep it.
 */
export function inEdition<T>(data: T, edition: Edition): T {
  const sample = editionSamples[edition.country];
  if (!sample || edition.country === 'AU') return data;
  const { contact, country, city, zipcode, ...general } = sample;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const place = {
    city,
    zipcode,
    state: undefined,
    country: { code: country, countryName: names.of(country), emoji: flagOf(country) },
  };
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (!isPlain(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
    if (value.businessID !== harbourGear.businessID || !isPlain(value.general)) return copy;
    return {
      ...copy,
      general: { ...value.general, ...keysOf(value.general, general) },
      ...(isPlain(value.contactInfo) && {
        contactInfo: { ...value.contactInfo, ...keysOf(value.contactInfo, { ...contact, ...place }) },
      }),
    };
  };
  return replace(data) as T;
}

/** Returns the parts of `values` that `shape` has too: a card knows less than a page. */
const keysOf = (shape: Values, values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in shape));

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

const flagOf = (country: string) =>
  String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
