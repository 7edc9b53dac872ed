import { filterOptions } from '@wbn/ui-kit/controls/filter-options.ts';
import { type CountryCounts, splitByCount } from '../../countries/country-counts.ts';

interface Choice {
  readonly value: string;
  readonly text: string;
}

export interface CountryChoice extends Choice {
  /** Entries there; absent for all countries together, and when nobody counted. */
  readonly count?: number;
}

/** What the typed text finds among the choices of the select: all countries together, those with entries, the others. */
export function orderCountries(
  choices: readonly Choice[],
  counts: CountryCounts | undefined,
  typed: string,
): readonly CountryChoice[] {
  const isCountry = ({ value }: Choice) => value.length === 2;
  const together = choices.filter((choice) => !isCountry(choice));
  const { found, empty } = splitByCount(choices.filter(isCountry), counts);
  const counted = (countries: readonly Choice[]) =>
    filterOptions(countries, typed).map((choice) =>
      counts ? { ...choice, count: counts[choice.value] ?? 0 } : choice,
    );
  return [...filterOptions(together, typed), ...counted(found), ...counted(empty)];
}
