import type { SearchCondition, SearchFacet, SearchFacetValue } from '@wbn/contract/search/search-reply.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { countText } from './count-text.ts';
import { isNarrowed, toggleFacet } from './facet-choice.ts';
import * as styles from './facet-rail.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';
import { countFull, type FoundOutcome } from './search-outcome.ts';

interface FacetRailProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

const sheetId = 'facets';

/**
 * The facets of the results; every value is a link. A column beside the results on wide windows, a bottom sheet on
 * phones: a popover, which opens and closes without JavaScript.
 */
export function FacetRail({ address, outcome }: FacetRailProps) {
  const t = useText('search');
  const language = useLanguage();
  const { facets } = outcome;
  const { conditions = [] } = outcome.recognised ?? {};
  if (facets.length === 0) return null;
  const { count, least } = countFull(outcome);
  return (
    <div className={styles.place}>
      <nav id={sheetId} popover="auto" aria-label={t('facets.label')} className={styles.rail}>
        {facets.map((facet) => (
          <FacetGroup
            key={facet.name}
            address={address}
            facet={facet}
            condition={conditions.find(({ filter }) => filter?.name === facet.name)}
          />
        ))}
        <div className={styles.closer}>
          <Button type="button" block popoverTarget={sheetId} popoverTargetAction="hide">
            {t('facets.show', { count, found: countText(count, least, language) })}
          </Button>
        </div>
      </nav>
    </div>
  );
}

/** Button that opens the sheet on phones. */
export function FacetOpener({ facets }: { readonly facets: readonly SearchFacet[] }) {
  const t = useText('search');
  const chosen = facets.flatMap(({ values }) => values.filter((value) => value.chosen)).length;
  if (facets.length === 0) return null;
  return (
    <div className={styles.opener}>
      <Button
        type="button"
        variant="secondary"
        size="sm"
        icon={<SlidersHorizontal />}
        popoverTarget={sheetId}
      >
        {chosen > 0 ? t('facets.openChosen', { count: chosen }) : t('facets.open')}
      </Button>
    </div>
  );
}

interface FacetGroupProps {
  readonly address: SearchAddress;
  readonly facet: SearchFacet;
  /** A condition recognised in the words that filters by this facet. */
  readonly condition: SearchCondition | undefined;
}

/** Values shown before 'more'. */
const shownAtOnce = 6;

/** Values of one facet, each a link that adds or removes it. */
function FacetGroup({ address, facet, condition }: FacetGroupProps) {
  const t = useText('search');
  const { name } = facet;
  const meant = condition?.filter?.values ?? [];
  const values = facet.values.map((one) => (meant.includes(one.value) ? { ...one, chosen: true } : one));
  const first = values.filter(({ chosen }, place) => chosen || place < shownAtOnce);
  const rest = values.filter((value) => !first.includes(value));
  const list = (some: readonly SearchFacetValue[]) => (
    <ul className={styles.list}>
      {some.map((value) => (
        <li key={value.value}>
          <FacetLink {...{ address, facet, condition, value }} />
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

function FacetLink(props: FacetGroupProps & { readonly value: SearchFacetValue }) {
  const { address, facet, condition, value } = props;
  const language = useLanguage();
  const path = usePath();
  const { text, count, chosen } = value;
  return (
    <Anchor
      to={path(searchPath(toggleFacet(address, facet.name, value.value, condition)))}
      // Lets search engines follow single filters, not all combinations.
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
    </Anchor>
  );
}
