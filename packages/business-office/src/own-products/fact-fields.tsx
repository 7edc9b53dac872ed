import { longLimit, nameLimit } from '@wbn/contract/business/saved-fields.ts';
import { TextArea } from '@wbn/ui-kit/controls/text-area.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id.ts';
import { KeywordsField } from './keywords-field.tsx';
import type { EditProduct } from './use-edit-product.ts';
import { useFields } from './use-fields.tsx';

/** What the product is called, and what it is. */
export function FactFields({ form }: { form: EditProduct }) {
  const { t } = useTranslation('own-products');
  const { errorOf, line, wire } = useFields(form);
  return (
    <FormSection title={t('group.facts')}>
      {line('name', nameLimit, { required: true, hint: t('hint.name') })}
      <TextArea {...wire('description')} limit={longLimit} rows={8} dir="auto" hint={t('hint.description')} />
      <Columns minimum={260}>
        {line('model', 80)}
        {line('brand', 80)}
        {line('ean', 20, { hint: t('hint.ean'), inputMode: 'numeric', dir: 'ltr' })}
      </Columns>
      <KeywordsField
        id={fieldId('keywords')}
        keywords={form.values.keywords}
        error={errorOf('keywords')}
        onChange={(keywords) => form.set({ keywords })}
      />
    </FormSection>
  );
}
