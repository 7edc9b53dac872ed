import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import { detailRows } from '../facts/fact.ts';
import { useBusinessFacts } from '../facts/use-business-facts.ts';

interface BusinessTermsProps {
  readonly businessTerms: NonNullable<BusinessProfile['businessTerms']>;
}

/** On which terms the company delivers and is paid (BIZ-23). */
export function BusinessTerms({ businessTerms }: BusinessTermsProps) {
  const { t } = useTranslation('cards');
  const facts = useBusinessFacts();
  return (
    <PageSection id="terms" title={t('section.terms')}>
      <DetailsTable rows={detailRows(facts.terms(businessTerms))} />
    </PageSection>
  );
}
