import { useTranslation } from 'react-i18next';
import type { ProductValues } from './product-values.ts';

/** Names the controls of the form: fields, and entries of lists by their place. */
export function useProductLabels(): (control: string, values: ProductValues) => string {
  const { t } = useTranslation('own-products');
  return (control, values) => {
    const [field = '', id, part] = control.split('.');
    const numberIn = (list: readonly { readonly id: string }[]) =>
      list.findIndex((one) => control.startsWith(`${field}.${one.id}`)) + 1;
    if (field === 'specs' && id) {
      return t(part === 'value' ? 'specs.value' : 'specs.key', { number: numberIn(values.specs) });
    }
    if (field === 'tiers' && id)
      return t(part === 'amount' ? 'tiers.amount' : 'tiers.from', { number: numberIn(values.tiers) });
    if (field === 'tiers') return t('tiers.title');
    if (field === 'photos' && id) return t('photos.alt', { number: numberIn(values.photos) });
    if (field === 'specs' || field === 'photos' || field === 'videos') return t(`group.${field}`);
    return t(
      `fact.${field as Exclude<keyof ProductValues, 'specs' | 'tiers' | 'photos' | 'videos' | 'status'>}`,
    );
  };
}
