import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import { detailRows } from '../facts/fact.ts';
import { useBusinessFacts } from '../facts/use-business-facts.ts';

interface TradeCapabilitiesProps {
  readonly tradeCapabilities: NonNullable<BusinessProfile['tradeCapabilities']>;
}

/** Where the company sells, in which languages and how fast (BIZ-22). */
export function TradeCapabilities({ tradeCapabilities }: TradeCapabilitiesProps) {
  const { t } = useTranslation('cards');
  const facts = useBusinessFacts();
  return (
    <PageSection id="trade" title={t('section.trade')}>
      <DetailsTable rows={detailRows(facts.trade(tradeCapabilities))} />
    </PageSection>
  );
}
