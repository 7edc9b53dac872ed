import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import type { Favorite } from '@wbn/contract/social/favorites/favorite.ts';

interface Table {
  /** Headers of company, country, city, note, day of saving, state and address, in this order. */
  readonly headers: readonly string[];
  /** What is said of each state. */
  readonly states: Readonly<Record<Favorite['state'], string>>;
  /** Address of a company's page. */
  readonly pageOf: (favorite: Favorite) => string;
}

/** A list as a table for spreadsheets: UTF-8 with a mark, RFC 4180, nothing in it runs as a formula. */
export function favoritesCsv(favorites: readonly Favorite[], { headers, states, pageOf }: Table): string {
  const rows = favorites.map((favorite) => [
    favorite.companyName,
    favorite.country?.countryName ?? '',
    favorite.city ?? '',
    favorite.note,
    favorite.savedAt.slice(0, 10),
    states[favorite.state],
    favorite.state === 'public' ? pageOf(favorite) : '',
  ]);
  return byteOrderMark + csvText([headers, ...rows]);
}

/** A name that every file system takes: `lyon-fair-2026-11-23.csv`; letters of any script stay. */
export function csvName(listName: string, day: Date): string {
  const words = listName.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, 60).toWellFormed();
  return `${[name, day.toISOString().slice(0, 10)].filter((part) => part !== '').join('-')}.csv`;
}
