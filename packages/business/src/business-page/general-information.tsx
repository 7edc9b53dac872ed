import { categoryPath } from '@wbn/cards/business/category-path.ts';
import { uniqueNames } from '@wbn/cards/labels/unique-names.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { factRows } from '@wbn/cards/parts/fact-rows.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { TagList } from '@wbn/ui-kit/text/tag-list.tsx';
import { useTranslation } from 'react-i18next';
import { GeneralDescription } from './general-description.tsx';

/** What the company is, how large and since when (BIZ-15 to BIZ-17, BIZ-19). */
export function GeneralInformation({ general }: { general: BusinessProfile['general'] }) {
  const { t: ofCards } = useTranslation('cards');
  const labels = useLabels();
  const path = usePath();
  const { categories } = general;
  const text = general.generalDescription || general.shortDescription;
  const rows = factRows([
    { label: ofCards('fact.businessType'), value: general.businessType.name },
    { label: ofCards('fact.industry'), value: general.industry?.name },
    {
      label: ofCards('fact.categories'),
      value: categories.length > 0 && (
        <TagList
          items={uniqueNames(categories).map((name) => ({
            text: name,
            to: path(categoryPath(idOf(categories, name), general.businessType)),
          }))}
        />
      ),
    },
    { label: ofCards('fact.yearStablished'), value: general.yearStablished },
    { label: ofCards('fact.totalAnnualRevenue'), value: labels.usDollars(general.totalAnnualRevenue) },
    { label: ofCards('fact.totalEmployees'), value: labels.people(general.totalEmployees) },
    {
      label: ofCards('fact.totalProductionEmployees'),
      value: labels.people(general.totalProductionEmployees),
    },
    { label: ofCards('fact.productionCapacity'), value: useProductionCapacity(general.productionCapacity) },
  ]);
  return (
    <PageSection id="general" title={ofCards('section.general')}>
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

function idOf(categories: readonly { readonly id: string; readonly name: string }[], wanted: string): string {
  return categories.find(({ name }) => name === wanted)?.id ?? '';
}
