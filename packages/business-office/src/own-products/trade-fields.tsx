import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { priceLabel } from '@wbn/cards/labels/number-label.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import {
  listIndustriesQuery,
  listIndustryCategoriesQuery,
  listTradeChoicesQuery,
} from '@wbn/forms/choices/catalog.query.ts';
import { currencyOptions, industryOptions, type Options } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { joinChosen } from '@wbn/forms/edit/join-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { parseAmount } from '@wbn/forms/price-amount.ts';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-product.css.ts';
import type { ProductValues } from './product-values.ts';
import { TiersEditor } from './tiers-editor.tsx';

/** What the pickers of the form offer. */
export interface ProductChoices {
  readonly industries: Options;
  readonly currencies: Options;
}

/** The lists of the form, once all have come; one that cannot be had is empty and stops nobody (REF-08). */
export function useProductChoices(api: ApiClient): ProductChoices | undefined {
  const industries = useOptions(listIndustriesQuery(api), industryOptions);
  const currencies = useOptions(listTradeChoicesQuery(api), currencyOptions);
  if (industries.state === 'loading' || currencies.state === 'loading') return undefined;
  return { industries: industries.options, currencies: currencies.options };
}

const lineLimit = 80;

interface TradeFieldsProps {
  readonly api: ApiClient;
  readonly form: Form<ProductValues>;
  readonly choices: ProductChoices;
  /** Names what is chosen even when a list could not be had. */
  readonly product: OwnProduct | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const toOptions = (...list: readonly (Named | undefined)[]) =>
  list.flatMap((entry) => (entry ? [{ value: entry.id, text: entry.name }] : []));

/** Where buyers find the product: the industry, its categories, and their sub-categories. */
export function CategoryFields({ api, form, choices, product }: TradeFieldsProps) {
  const { t } = useTranslation('own-products');
  const { industry, category } = form.values;
  const { data: categories = [], isLoading: loading } = useQuery(listIndustryCategoriesQuery(api, industry));
  const subCategories = categories.find(({ id }) => id === category)?.subCategories ?? [];
  const known = {
    industry: toOptions(product?.industry),
    category: toOptions(product?.category),
    subCategory: toOptions(product?.subCategory),
  };
  const { picker } = useFields(form, {
    lineLimit,
    options: {
      industry: joinChosen(choices.industries, known.industry, industry),
      category: joinChosen(toOptions(...categories), known.category, category),
      subCategory: joinChosen(toOptions(...subCategories), known.subCategory, form.values.subCategory),
    },
  });
  const hint = industry === '' ? t('hint.categoryNeedsIndustry') : undefined;
  return (
    <FormSection title={t('group.category')} hint={t('hint.category')}>
      <Columns minimum={260}>
        {picker('industry', {
          // A category of another industry would mean nothing.
          onChange: ({ target }) => form.set({ industry: target.value, category: '', subCategory: '' }),
        })}
        {picker('category', {
          disabled: industry === '',
          'aria-busy': loading,
          hint: loading ? t('hint.categoriesLoading') : hint,
          onChange: ({ target }) => form.set({ category: target.value, subCategory: '' }),
        })}
        {picker('subCategory', { disabled: category === '' })}
      </Columns>
    </FormSection>
  );
}

/** Price, by quantity too, the smallest order, stock and lead time. */
export function OfferFields({ form, choices }: Pick<TradeFieldsProps, 'form' | 'choices'>) {
  const { t } = useTranslation('own-products');
  const locale = useLocale();
  const { line, number, wire, toggle } = useFields(form, { lineLimit });
  const { amount, currency, unit } = form.values;
  const isListed = choices.currencies.some(({ value }) => value === currency);
  const parsed = parseAmount(amount, currency, locale);
  return (
    <FormSection title={t('group.offer')}>
      <div className={styles.price}>
        {line('amount', {
          inputMode: 'decimal',
          dir: 'ltr',
          maxLength: 24,
          hint: parsed === undefined ? t('hint.price') : shown(parsed),
        })}
        <Select
          {...wire('currency')}
          value={currency}
          options={
            isListed ? choices.currencies : [{ value: currency, text: currency }, ...choices.currencies]
          }
          onChange={({ target }) => form.set({ currency: target.value }, 'amount')}
        />
        {line('unit', { maxLength: 40, placeholder: t('unitPlaceholder') })}
      </div>
      <TiersEditor
        tiers={form.values.tiers}
        form={form}
        onChange={(tiers, ...mended) => form.set({ tiers }, ...mended)}
      />
      <Columns minimum={260}>
        {number('minimumQuantity', { hint: t('hint.minimumOrder') })}
        {line('minimumUnit', { maxLength: 40, placeholder: t('unitPlaceholder') })}
      </Columns>
      <Columns minimum={260}>
        {line('leadTime', { placeholder: t('leadTimePlaceholder'), hint: t('hint.leadTime') })}
        <div className={styles.stock}>{toggle('stock')}</div>
      </Columns>
    </FormSection>
  );

  function shown(smallest: number): string {
    const price = priceLabel(locale, { amount: smallest, currency });
    return t('hint.priceShown', { price: unit.trim() === '' ? price : `${price} / ${unit}` });
  }
}
