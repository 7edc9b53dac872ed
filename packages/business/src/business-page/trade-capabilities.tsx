import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { tagsOf } from '@wbn/cards/parts/tags-of.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';

interface TradeCapabilitiesProps {
  readonly tradeCapabilities: NonNullable<BusinessProfile['tradeCapabilities']>;
}

/** Where the company sells, in which languages and how fast (BIZ-22). */
export function TradeCapabilities({ tradeCapabilities }: TradeCapabilitiesProps) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  const labels = useLabels();
  const { markets, spokenLanguages, totalEmployeesSales, averageLeadTime: days } = tradeCapabilities;
  const rows = factRows([
    { label: ofCards('fact.markets'), value: tagsOf(markets) },
    { label: ofCards('fact.spokenLanguages'), value: tagsOf(spokenLanguages) },
    { label: ofCards('fact.totalEmployeesSales'), value: labels.people(totalEmployeesSales) },
    {
      label: ofCards('fact.averageLeadTime'),
      value: days !== undefined && t('days', { count: days, formatted: labels.number(days) }),
    },
  ]);
  return (
    <PageSection id="trade" title={ofCards('section.trade')}>
      <DetailsTable rows={rows} />
    </PageSection>
  );
}
