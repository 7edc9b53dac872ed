import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { WholeCountryName } from '@wbn/cards/parts/country-name.tsx';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { tagsOf } from '@wbn/cards/parts/tags-of.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { useTranslation } from 'react-i18next';

/** Where and with what the company makes things (BIZ-21). */
export function FactorySection({ factory }: { factory: NonNullable<BusinessProfile['factory']> }) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  const { number } = useLabels();
  const { country, state, factorySize, numberProductionLines } = factory;
  const rows = factRows([
    { label: ofCards('fact.manufacturingFacilities'), value: factory.manufacturingFacilities },
    { label: ofCards('fact.city'), value: factory.city },
    { label: ofCards('fact.state'), value: state?.stateName },
    { label: ofCards('fact.zipcode'), value: factory.zipcode },
    { label: ofCards('fact.country'), value: country && <WholeCountryName country={country} /> },
    {
      label: ofCards('fact.factorySize'),
      value: factorySize !== undefined && t('squareMetres', { size: number(factorySize) }),
    },
    {
      label: ofCards('fact.numberProductionLines'),
      value: numberProductionLines !== undefined && number(numberProductionLines),
    },
    { label: ofCards('fact.contractManufacturing'), value: tagsOf(factory.contractManufacturing) },
  ]);
  return (
    <PageSection id="factory" title={ofCards('section.factory')}>
      <DetailsTable rows={rows} />
    </PageSection>
  );
}
