import { usePath } from '@wbn/edition/use-path.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as styles from './active-filters.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

interface ActiveFiltersProps {
  readonly address: SearchAddress;
  readonly countryName: string | undefined;
  readonly industryName: string | undefined;
}

/** What narrows the results besides their kind; each can be taken away (decision 14). */
export function ActiveFilters({ address, countryName, industryName }: ActiveFiltersProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const filters: readonly { name: string; without: Partial<SearchAddress> }[] = [
    ...(address.search ? [{ name: `“${address.search}”`, without: { search: '' } }] : []),
    ...(countryName ? [{ name: countryName, without: { countries: 'global' } }] : []),
    ...(industryName ? [{ name: industryName, without: { industry: undefined } }] : []),
  ];
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('results.filters')} className={styles.list}>
      {filters.map(({ name, without }) => (
        <li key={name} className={styles.entry}>
          <Link
            to={path(searchPath({ ...address, ...without, page: 1 }))}
            aria-label={t('results.removeFilter', { name })}
            className={styles.chip}
          >
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <X size={14} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
