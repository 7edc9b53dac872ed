import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { tagsOf } from '@wbn/cards/parts/tags-of.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';

interface BusinessTermsProps {
  readonly businessTerms: NonNullable<BusinessProfile['businessTerms']>;
}

/** On which terms the company delivers and is paid (BIZ-23). */
export function BusinessTerms({ businessTerms }: BusinessTermsProps) {
  const { t } = useTranslation('cards');
  const rows = factRows([
    { label: t('fact.acceptedDeliveryTerms'), value: tagsOf(businessTerms.acceptedDeliveryTerms) },
    { label: t('fact.acceptedPaymentCurrencies'), value: tagsOf(businessTerms.acceptedPaymentCurrencies) },
    { label: t('fact.acceptedPaymentTypes'), value: tagsOf(businessTerms.acceptedPaymentTypes) },
    { label: t('fact.packagingTypes'), value: tagsOf(businessTerms.packagingTypes) },
  ]);
  return (
    <PageSection id="terms" title={t('section.terms')}>
      <DetailsTable rows={rows} />
    </PageSection>
  );
}
