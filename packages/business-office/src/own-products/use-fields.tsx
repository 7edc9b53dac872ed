import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id.ts';
import type { TextName } from './product-values.ts';
import type { EditProduct } from './use-edit-product.ts';

/** Ties controls to the form's values and problems. */
export function useFields(form: EditProduct) {
  const { t } = useTranslation('own-products');

  /** Words for what is wrong with a control. */
  const errorOf = (field: string): string | undefined => {
    const problem = form.problems[field];
    if (!problem) return undefined;
    // Whatever it is, of a photo only another one helps.
    return field.startsWith('photos.') ? t('problem.photo') : t(`problem.${problem}`);
  };

  const wire = (name: TextName) => ({
    id: fieldId(name),
    name,
    label: t(`fact.${name}`),
    value: form.values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
  });

  const line = (name: TextName, maxLength: number, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField maxLength={maxLength} dir="auto" {...wire(name)} {...more} />
  );

  return { errorOf, wire, line };
}
