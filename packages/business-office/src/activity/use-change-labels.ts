import { changedLists, changedProductTexts } from '@wbn/contract/business/activity.ts';
import { businessFields } from '@wbn/contract/business/saved-business.ts';
import { useTranslation } from 'react-i18next';

/** Labels of changed fields, the same as in their forms, and values that are words of the page. */
export function useChangeLabels() {
  const { t } = useTranslation('business-members');
  const { t: ofCards } = useTranslation('cards');
  const { t: ofProducts } = useTranslation('own-products');
  const { t: words } = useTranslation('forms');
  const labels = new Map<string, string>([
    ...changedProductTexts.map((name) => [name, ofProducts(`fact.${name}`)] as const),
    ...businessFields.map((name) => [name, ofCards(`fact.${name}`)] as const),
    ...changedLists.map((name) => [name, t(`activity.field.${name}`)] as const),
  ]);
  return {
    /** A field that no form has any more keeps its own name. */
    labelOf: (field: string): string => labels.get(field) ?? field,
    wordsOf: (field: string, value: string | undefined): string | undefined =>
      field === 'stock' && value !== undefined ? words(value === 'true' ? 'yes' : 'no') : value,
  };
}
