import { priceLabel } from '@wbn/cards/labels/price-label.ts';
import {
  formatBytes,
  formatDay,
  formatMoment,
  formatNumber,
  formatShortNumber,
  formatUsDollars,
} from '@wbn/edition/format.ts';
import { type Language, languageNames, languages } from '@wbn/edition/language.ts';

type Messages = { readonly [key: string]: string | Messages };

const locales = import.meta.glob<Messages>(
  ['../../../../packages/*/src/locales/*.json', '../../../site/app/locales/*.json'],
  { eager: true, import: 'default' },
);

const textsOf = (messages: Messages): string[] =>
  Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

/** Characters of all interface texts in a language. */
function lengthOf(language: Language): number {
  const files = Object.entries(locales).filter(([path]) => path.endsWith(`/${language}.json`));
  return files.flatMap(([, messages]) => textsOf(messages)).reduce((sum, text) => sum + text.length, 0);
}

/** Compares the length of all interface texts with English. */
export function TextLengthTable() {
  const english = lengthOf('en');
  return (
    <table>
      <thead>
        <tr>
          <th>Language</th>
          <th>Characters in all texts</th>
          <th>Compared with English</th>
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => {
          const length = lengthOf(language);
          return (
            <tr key={language}>
              <th>{languageNames[language]}</th>
              <td>{formatNumber('en', length)}</td>
              <td>{`${Math.round((length / english) * 100)} %`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const formats: readonly (readonly [name: string, code: string, format: (locale: string) => string])[] = [
  ['Date', 'formatDay', (locale) => formatDay(locale, '2026-11-22')],
  ['Time', 'formatMoment', (locale) => formatMoment(locale, '2026-11-22T15:05:00Z', 'Europe/Madrid')],
  ['Number', 'formatNumber', (locale) => formatNumber(locale, 1_234_567)],
  ['Count', 'formatShortNumber', (locale) => formatShortNumber(locale, 1_234_567)],
  ['Price', 'priceLabel', (locale) => priceLabel(locale, { amount: 489_500, currency: 'EUR' })],
  ['Plan price', 'formatUsDollars', (locale) => formatUsDollars(locale, 185_000)],
  ['Size of a file', 'formatBytes', (locale) => formatBytes(locale, 1_500_000)],
];

/** Shows dates, numbers and prices in each language, formatted by the functions that screens use. */
export function FormatTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Value</th>
          <th>Function</th>
          {languages.map((language) => (
            <th key={language}>{languageNames[language]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formats.map(([name, code, format]) => (
          <tr key={name}>
            <th>{name}</th>
            <td>
              <code>{code}</code>
            </td>
            {languages.map((language) => (
              <td key={language}>{format(language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
