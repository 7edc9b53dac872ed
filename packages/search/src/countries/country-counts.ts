/** Number of entries by country code; countries without entries are absent. */
export type CountryCounts = Readonly<Record<string, number>>;

interface Country {
  readonly value: string;
}

export interface CountedCountries<Entry> {
  readonly found: readonly Entry[];
  readonly empty: readonly Entry[];
  /** Sum over the countries in `found`. */
  readonly total: number;
}

/** Separates countries with entries from those without; without counts all countries are offered. */
export function splitByCount<Entry extends Country>(
  countries: readonly Entry[],
  counts: CountryCounts | undefined,
): CountedCountries<Entry> {
  if (!counts) return { found: countries, empty: [], total: 0 };
  const countOf = ({ value }: Entry) => counts[value] ?? 0;
  const found = countries.filter((country) => countOf(country) > 0);
  return {
    found,
    empty: countries.filter((country) => countOf(country) === 0),
    total: found.reduce((sum, country) => sum + countOf(country), 0),
  };
}
