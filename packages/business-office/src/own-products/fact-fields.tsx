import { longLimit, nameLimit } from '@wbn/contract/business/saved-fields.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { KeywordsField } from './keywords-field.tsx';
import type { ProductValues } from './product-values.ts';

/** What the product is called, and what it is. */
export function FactFields({ form }: { readonly form: Form<ProductValues> }) {
  const { t } = useTranslation('own-products');
  const { line, area } = useFields(form, { lineLimit: 80 });
  return (
    <FormSection title={t('group.facts')}>
      {line('name', { required: true, maxLength: nameLimit, hint: t('hint.name') })}
      {area('description', { limit: longLimit, rows: 8, hint: t('hint.description') })}
      <Columns minimum={260}>
        {line('model')}
        {line('brand')}
        {line('ean', { maxLength: 20, hint: t('hint.ean'), inputMode: 'numeric', dir: 'ltr' })}
      </Columns>
      <KeywordsField
        id={form.idOf('keywords')}
        keywords={form.values.keywords}
        error={form.errorOf('keywords')}
        onChange={(keywords) => form.set({ keywords })}
      />
    </FormSection>
  );
}
