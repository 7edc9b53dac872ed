import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Link } from 'react-router-dom';
import { searchPath } from '../results/search-address.ts';
import * as styles from './countries-page.css.ts';
import type { CountryCounts } from './country-counts.ts';
import type { CountryOption } from './country-option.ts';
import { groupByLetter } from './group-by-letter.ts';

interface CountryGroupsProps {
  readonly countries: readonly CountryOption[];
  readonly counts?: CountryCounts | undefined;
  /** What a country's link searches for; without it countries are only named. */
  readonly business?: SearchTypeCode;
}

/** Countries by their first letter, in columns. */
export function CountryGroups({ countries, counts, business }: CountryGroupsProps) {
  const path = usePath();
  const locale = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  return (
    <div className={styles.groups}>
      {groupByLetter(countries, locale).map(({ letter, entries }) => (
        <div key={letter} className={styles.group}>
          <h2 className={styles.letter}>{letter}</h2>
          <ul className={styles.list}>
            {entries.map(({ value, text }) => (
              <li key={value} className={styles.entry}>
                {business ? (
                  <Link to={path(searchPath({ business, countries: [value] }))} className={styles.country}>
                    <span className={styles.name}>{text}</span>
                    {counts && <span className={styles.count}>{numbers.format(counts[value] ?? 0)}</span>}
                  </Link>
                ) : (
                  <span className={styles.emptyCountry}>{text}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
