import { languages } from '@wbn/contract/shared/language.ts';
import { readCatalog } from '../catalog/catalog.ts';

const catalogTexts = new Map<string, string>();

/** The name of an industry, category or sub-category in all four languages, in one text. */
export function catalogNames(id: string | null): string {
  if (id === null) return '';
  let text = catalogTexts.get(id);
  if (text === undefined) {
    text = languages.map((language) => readCatalog().industries.find(id, language)?.name ?? '').join(' ');
    catalogTexts.set(id, text);
  }
  return text;
}

const countryTexts = new Map<string, string>();
const regionNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in all four languages, in one text. */
export function countryNames(code: string | null): string {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return '';
  let text = countryTexts.get(code);
  if (text === undefined) {
    text = regionNames.map((names) => names.of(code) ?? '').join(' ');
    countryTexts.set(code, text);
  }
  return text;
}
