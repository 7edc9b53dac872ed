import type { SearchFacet } from '@wbn/contract/search/search-reply.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countText } from './count-text.ts';
import { FacetGroup } from './facet-group.tsx';
import * as styles from './facet-rail.css.ts';
import type { SearchAddress } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface FacetRailProps {
  readonly address: SearchAddress;
  readonly outcome: FoundOutcome;
}

const sheetId = 'facets';

/**
 * What the results can be narrowed by, every value a link: beside the results where there is room, on phones a sheet. The sheet is a
 * popover of the browser's own, which opens and closes without JavaScript.
 */
export function FacetRail({ address, outcome }: FacetRailProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { facets, total, totalIsLeast } = outcome;
  if (facets.length === 0) return null;
  const chosen = facets.flatMap(({ values }) => values.filter((value) => value.chosen)).length;
  const found = countText(total, totalIsLeast, language);
  return (
    <div className={styles.place}>
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
      <nav id={sheetId} popover="auto" aria-label={t('facets.label')} className={styles.rail}>
        <Facets address={address} facets={facets} />
        <div className={styles.closer}>
          <Button type="button" block popoverTarget={sheetId} popoverTargetAction="hide">
            {t('facets.show', { count: total, found })}
          </Button>
        </div>
      </nav>
    </div>
  );
}

function Facets({
  address,
  facets,
}: {
  readonly address: SearchAddress;
  readonly facets: readonly SearchFacet[];
}) {
  return facets.map((facet) => <FacetGroup key={facet.name} address={address} facet={facet} />);
}
