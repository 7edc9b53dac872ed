import { WholeCountryName } from '@wbn/cards/parts/country-name.tsx';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import { detailRows } from '../facts/fact.ts';
import { useBusinessFacts } from '../facts/use-business-facts.ts';

/** Where and with what the company makes things (BIZ-21). */
export function FactorySection({ factory }: { factory: NonNullable<BusinessProfile['factory']> }) {
  const { t } = useTranslation('cards');
  const facts = useBusinessFacts();
  const { country, state } = factory;
  const place = factRows([
    { label: t('fact.manufacturingFacilities'), value: factory.manufacturingFacilities },
    { label: t('fact.city'), value: factory.city },
    { label: t('fact.state'), value: state?.stateName },
    { label: t('fact.zipcode'), value: factory.zipcode },
    { label: t('fact.country'), value: country && <WholeCountryName country={country} /> },
  ]);
  return (
    <PageSection id="factory" title={t('section.factory')}>
      <DetailsTable rows={[...place, ...detailRows(facts.factory(factory))]} />
    </PageSection>
  );
}
