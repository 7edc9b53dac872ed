import type { SearchFacet } from '@wbn/contract/search/search-reply.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import * as styles from './active-filters.css.ts';
import { toggleFacet, withoutFacets } from './facet-choice.ts';
import { RemovableChip } from './removable-chip.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';

interface ActiveFiltersProps {
  readonly address: SearchAddress;
  readonly facets: readonly SearchFacet[];
}

/**
 * Chips for all active filters except the type, each with a remove link, and a link that clears them all (decision
 * 14).
 */
export function ActiveFilters({ address, facets }: ActiveFiltersProps) {
  const t = useText('search');
  const path = usePath();
  const chosen = facets.flatMap(({ name, values }) =>
    values
      .filter((value) => value.chosen)
      .map(({ value, text }) => ({
        key: `${name} ${value}`,
        text,
        without: toggleFacet(address, name, value),
      })),
  );
  const filters = [
    ...(address.search
      ? [
          {
            key: 'search',
            text: `“${address.search}”`,
            without: { ...address, search: '', exact: undefined, page: 1 },
          },
        ]
      : []),
    ...chosen,
  ];
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('results.filters')} className={styles.list}>
      {filters.map(({ key, text, without }) => (
        <li key={key} className={styles.entry}>
          <RemovableChip to={path(searchPath(without))} label={t('results.removeFilter', { name: text })}>
            {text}
          </RemovableChip>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Anchor to={path(searchPath(withoutFacets(address)))} className={styles.clear}>
            {t('results.clearFilters')}
          </Anchor>
        </li>
      )}
    </ul>
  );
}
