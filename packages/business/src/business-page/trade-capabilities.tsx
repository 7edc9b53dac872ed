import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import { useLabels } from '../use-labels.ts';
import { factRows } from './fact-rows.ts';
import { PageSection } from './page-section.tsx';
import { tagsOf } from './tags-of.tsx';

interface TradeCapabilitiesProps {
  readonly tradeCapabilities: NonNullable<BusinessProfile['tradeCapabilities']>;
}

/** Where the company sells, in which languages and how fast (BIZ-22). */
export function TradeCapabilities({ tradeCapabilities }: TradeCapabilitiesProps) {
  const { t } = useTranslation('business');
  const labels = useLabels();
  const { markets, spokenLanguages, totalEmployeesSales, averageLeadTime: days } = tradeCapabilities;
  const rows = factRows([
    { label: t('fact.markets'), value: tagsOf(markets) },
    { label: t('fact.spokenLanguages'), value: tagsOf(spokenLanguages) },
    { label: t('fact.totalEmployeesSales'), value: labels.people(totalEmployeesSales) },
    {
      label: t('fact.averageLeadTime'),
      value: days !== undefined && t('days', { count: days, formatted: labels.number(days) }),
    },
  ]);
  return (
    <PageSection id="trade" title={t('section.trade')}>
      <DetailsTable rows={rows} />
    </PageSection>
  );
}
