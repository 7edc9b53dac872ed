import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';
import { useLabels } from '../use-labels.ts';
import { factRows } from './fact-rows.ts';
import { PageSection } from './page-section.tsx';
import { tagsOf } from './tags-of.tsx';

/** Where and with what the company makes things (BIZ-21). */
export function FactorySection({ factory }: { factory: NonNullable<BusinessProfile['factory']> }) {
  const { t } = useTranslation('business');
  const { number } = useLabels();
  const { country, state, factorySize, numberProductionLines } = factory;
  const rows = factRows([
    { label: t('fact.manufacturingFacilities'), value: factory.manufacturingFacilities },
    { label: t('fact.city'), value: factory.city },
    { label: t('fact.state'), value: state?.stateName },
    { label: t('fact.zipcode'), value: factory.zipcode },
    { label: t('fact.country'), value: country && `${country.emoji} ${country.countryName}` },
    {
      label: t('fact.factorySize'),
      value: factorySize !== undefined && t('squareMetres', { size: number(factorySize) }),
    },
    {
      label: t('fact.numberProductionLines'),
      value: numberProductionLines !== undefined && number(numberProductionLines),
    },
    { label: t('fact.contractManufacturing'), value: tagsOf(factory.contractManufacturing) },
  ]);
  return (
    <PageSection id="factory" title={t('section.factory')}>
      <DetailsTable rows={rows} />
    </PageSection>
  );
}
