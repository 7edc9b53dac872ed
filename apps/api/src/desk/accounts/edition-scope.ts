import { editionOfCountry } from '@wbn/edition/home-site.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DeskStaff } from '../../staff/require-staff.ts';

const countries = [...new Set(network.map(({ country }) => country as string))];

/** Countries whose companies and people are of these editions; `others`: also those of a country without a site, and of none. */
export function countriesOf(editions: readonly EditionId[]): { listed: readonly string[]; others: boolean } {
  return {
    listed: countries.filter((country) => editions.includes(editionOfCountry(country))),
    others: editions.includes(editionOfCountry(undefined)),
  };
}

/** SQL: whether a country is of these editions; undefined: of any. */
export function isOfEditions(
  column: string,
  editions: readonly EditionId[] | undefined,
): RawBuilder<boolean> {
  if (editions === undefined) return sql<boolean>`true`;
  const { listed, others } = countriesOf(editions);
  const isListed = sql<boolean>`${sql.ref(column)} = any(${listed}::text[])`;
  if (!others) return isListed;
  return sql<boolean>`(${isListed} or ${sql.ref(column)} is null or ${sql.ref(column)} <> all(${countries}::text[]))`;
}

/** Throws NotFound for a company or person of an edition with which the colleague does not deal. */
export function requireEdition(
  { editions }: Pick<DeskStaff, 'editions'>,
  country: string | null | undefined,
  what: 'company' | 'person',
): void {
  if (editions && !editions.includes(editionOfCountry(country)))
    throw notFound(`There is no ${what} with this id in your editions.`);
}
