import type { SearchFacet, SearchFacetValue } from '@wbn/contract/search/search-reply.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countText } from './count-text.ts';
import { isNarrowed, toggleFacet } from './facet-choice.ts';
import * as styles from './facet-rail.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

interface FacetGroupProps {
  readonly address: SearchAddress;
  readonly facet: SearchFacet;
}

/** Seen at once; the rest unfolds. */
const shownAtOnce = 6;

/** Values of one facet, each a link that chooses it or takes it away. */
export function FacetGroup({ address, facet }: FacetGroupProps) {
  const { t } = useTranslation('search');
  const { name, values } = facet;
  const first = values.filter(({ chosen }, place) => chosen || place < shownAtOnce);
  const rest = values.filter((value) => !first.includes(value));
  const list = (some: readonly SearchFacetValue[]) => (
    <ul className={styles.list}>
      {some.map((value) => (
        <li key={value.value}>
          <FacetLink address={address} facet={facet} value={value} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.group}>
      <Disclosure summary={<h2 className={styles.name}>{t(`facets.${name}`)}</h2>} open>
        {list(first)}
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.moreSummary}>{t('facets.more', { count: rest.length })}</summary>
            {list(rest)}
          </details>
        )}
      </Disclosure>
    </section>
  );
}

function FacetLink({ address, facet, value }: FacetGroupProps & { readonly value: SearchFacetValue }) {
  const language = useLanguage();
  const path = usePath();
  const { text, count, chosen } = value;
  return (
    <Link
      to={path(searchPath(toggleFacet(address, facet.name, value.value)))}
      // Search engines follow one choice, not all combinations.
      rel={isNarrowed(address) ? 'nofollow' : undefined}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={styles.value}
    >
      <span className={styles.box} aria-hidden="true" />
      <span className={styles.text} dir="auto">
        {text}
      </span>
      {(count > 0 || !facet.least) && (
        <span className={styles.count}>{countText(count, facet.least, language)}</span>
      )}
    </Link>
  );
}
