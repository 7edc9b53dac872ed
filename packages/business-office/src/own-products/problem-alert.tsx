import { ProblemNotice } from '@wbn/ui-kit/controls/problem-notice.tsx';
import { useTranslation } from 'react-i18next';
import type { ProductProblems } from './check-product.ts';
import { fieldId } from './field-id.ts';
import type { ProductValues } from './product-values.ts';

/** Fields in the order of the form; entries of lists follow their list. */
const fields = [
  'name',
  'description',
  'model',
  'brand',
  'ean',
  'keywords',
  'photos',
  'industry',
  'category',
  'subCategory',
  'price',
  'unit',
  'leadTime',
  'specs',
  'videos',
] as const;

interface ProblemAlertProps {
  readonly problems: ProductProblems;
  readonly values: ProductValues;
}

/** Everything that keeps the product from being saved, each with a link to its field. */
export function ProblemAlert({ problems, values }: ProblemAlertProps) {
  const { t } = useTranslation('own-products');
  const found = Object.entries(problems)
    .map(([control, problem]) => {
      const [name = '', id] = control.split('.', 2);
      const field = fields.find((one) => one === name) ?? 'name';
      const words = control.startsWith('photos.') ? t('problem.photo') : t(`problem.${problem}`);
      return { field, id: fieldId(control), label: labelOf(field, control, id), problem: words };
    })
    .toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
  return <ProblemNotice title={t('problems', { count: found.length })} problems={found} />;

  function labelOf(field: (typeof fields)[number], control: string, id: string | undefined): string {
    if (field === 'specs' && id) {
      const number = values.specs.findIndex(({ id: line }) => line === id) + 1;
      return t(control.endsWith('.value') ? 'specs.value' : 'specs.key', { number });
    }
    if (field === 'photos' && id) {
      return t('photos.alt', {
        number: values.photos.findIndex((one) => control === `photos.${one.id}`) + 1,
      });
    }
    if (field === 'specs' || field === 'photos' || field === 'videos') return t(`group.${field}`);
    return t(`fact.${field}`);
  }
}
