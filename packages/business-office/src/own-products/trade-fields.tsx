import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { priceLabel } from '@wbn/cards/labels/number-label.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { categoriesQuery } from '@wbn/forms/list-options.query.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { Checkbox } from '@wbn/ui-kit/controls/checkbox.tsx';
import { Select, type SelectOption } from '@wbn/ui-kit/controls/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-product.css.ts';
import { fieldId } from './field-id.ts';
import type { ProductChoices } from './list-product-choices.query.ts';
import { parseAmount } from './price-amount.ts';
import type { EditProduct } from './use-edit-product.ts';
import { useFields } from './use-fields.tsx';

interface TradeFieldsProps {
  readonly api: ApiClient;
  readonly form: EditProduct;
  readonly choices: ProductChoices;
  /** Names what is chosen even when a list could not be had. */
  readonly product: OwnProduct | null;
}

/** Where buyers find the product: the industry, its categories, and their sub-categories. */
export function CategoryFields({ api, form, choices, product }: TradeFieldsProps) {
  const { t } = useTranslation('own-products');
  const { wire } = useFields(form);
  const { industry, category } = form.values;
  const loaded = useLoaded(categoriesQuery(api, industry));
  const loading = loaded.state === 'loading' && industry !== '';
  const categories = loaded.state === 'ready' ? loaded.value : [];
  const subCategories = categories.find(({ id }) => id === category)?.subCategories ?? [];
  const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, text: name });
  return (
    <FormSection title={t('group.category')} hint={t('hint.category')}>
      <Columns minimum={260}>
        <Select
          {...wire('industry')}
          options={withNone(choices.industries, industry, product?.industry?.name)}
          // A category of another industry would mean nothing.
          onChange={({ target }) => form.set({ industry: target.value, category: '', subCategory: '' })}
        />
        <Select
          {...wire('category')}
          options={withNone(categories.map(toOption), category, product?.category?.name)}
          disabled={industry === ''}
          aria-busy={loading}
          hint={
            loading
              ? t('hint.categoriesLoading')
              : industry === ''
                ? t('hint.categoryNeedsIndustry')
                : undefined
          }
          onChange={({ target }) => form.set({ category: target.value, subCategory: '' })}
        />
        <Select
          {...wire('subCategory')}
          options={withNone(subCategories.map(toOption), form.values.subCategory, product?.subCategory?.name)}
          disabled={category === ''}
        />
      </Columns>
    </FormSection>
  );

  function withNone(
    options: readonly SelectOption[],
    chosen: string,
    name: string | undefined,
  ): SelectOption[] {
    const lost = chosen !== '' && !options.some(({ value }) => value === chosen);
    return [
      { value: '', text: t('select') },
      ...(lost ? [{ value: chosen, text: name ?? chosen }] : []),
      ...options,
    ];
  }
}

/** Price, stock and lead time. */
export function OfferFields({ form, choices }: Pick<TradeFieldsProps, 'form' | 'choices'>) {
  const { t } = useTranslation('own-products');
  const locale = useLocale();
  const { errorOf, line, wire } = useFields(form);
  const { amount, currency, unit, stock } = form.values;
  const parsed = parseAmount(amount, currency, locale);
  const known = choices.currencies.some(({ value }) => value === currency);
  const options = known ? choices.currencies : [{ value: currency, text: currency }, ...choices.currencies];
  return (
    <FormSection title={t('group.offer')}>
      <div className={styles.price}>
        <TextField
          {...wire('amount')}
          id={fieldId('price')}
          error={errorOf('price')}
          inputMode="decimal"
          dir="ltr"
          maxLength={24}
          hint={parsed === undefined ? t('hint.price') : shown(parsed)}
          onChange={({ target }) => form.set({ amount: target.value }, 'price')}
        />
        <Select
          {...wire('currency')}
          options={options}
          onChange={({ target }) => form.set({ currency: target.value }, 'price')}
        />
        {line('unit', 40, { placeholder: t('unitPlaceholder') })}
      </div>
      <Columns minimum={260}>
        {line('leadTime', 80, { placeholder: t('leadTimePlaceholder'), hint: t('hint.leadTime') })}
        <div className={styles.stock}>
          <Checkbox
            name="stock"
            label={t('fact.stock')}
            checked={stock}
            onChange={({ target }) => form.set({ stock: target.checked })}
          />
        </div>
      </Columns>
    </FormSection>
  );

  function shown(smallest: number): string {
    const price = priceLabel(locale, { amount: smallest, currency });
    return t('hint.priceShown', { price: unit.trim() === '' ? price : `${price} / ${unit}` });
  }
}
