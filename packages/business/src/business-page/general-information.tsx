import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { TagList } from '@wbn/ui-kit/text/tag-list.tsx';
import { useTranslation } from 'react-i18next';
import { categoryPath } from '../category-path.ts';
import { uniqueNames } from '../unique-names.ts';
import { useLabels } from '../use-labels.ts';
import { factRows } from './fact-rows.ts';
import { GeneralDescription } from './general-description.tsx';
import { PageSection } from './page-section.tsx';

/** What the company is, how large and since when (BIZ-15 to BIZ-17, BIZ-19). */
export function GeneralInformation({ general }: { general: BusinessProfile['general'] }) {
  const { t } = useTranslation('business');
  const labels = useLabels();
  const path = usePath();
  const categories = uniqueNames(general.categories);
  const text = general.generalDescription || general.shortDescription;
  const rows = factRows([
    { label: t('fact.businessType'), value: general.businessType.name },
    { label: t('fact.industry'), value: general.industry?.name },
    {
      label: t('fact.categories'),
      value: categories.length > 0 && (
        <TagList
          items={categories.map((name) => ({
            text: name,
            to: path(categoryPath(name, general.businessType)),
          }))}
        />
      ),
    },
    { label: t('fact.yearStablished'), value: general.yearStablished },
    { label: t('fact.totalAnnualRevenue'), value: labels.usDollars(general.totalAnnualRevenue) },
    { label: t('fact.totalEmployees'), value: labels.people(general.totalEmployees) },
    { label: t('fact.totalProductionEmployees'), value: labels.people(general.totalProductionEmployees) },
    { label: t('fact.productionCapacity'), value: useProductionCapacity(general.productionCapacity) },
  ]);
  return (
    <PageSection id="general" title={t('section.general')}>
      {text && <GeneralDescription text={text} />}
      <DetailsTable rows={rows} />
    </PageSection>
  );
}

/** '1,200 - 1,500 gearboxes per year', as much of it as is known. */
function useProductionCapacity(capacity: BusinessProfile['general']['productionCapacity']) {
  const { t } = useTranslation('business');
  const amount = useLabels().amount(capacity);
  if (!capacity || amount === undefined) return undefined;
  const made = capacity.unit ? `${amount} ${capacity.unit}` : amount;
  if (!capacity.period) return made;
  // A period that a company was imported with may be one that has no name here.
  const key = `period.${capacity.period}`;
  const period = t(key as 'period.day');
  // A text that is missing shows its key.
  return t('capacityPer', { made, period: period === key ? capacity.period : period });
}
