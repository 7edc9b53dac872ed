import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { priceLabel } from '@wbn/cards/labels/price-label.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { tiersLimit } from '@wbn/contract/business/saved-product.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
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
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { NumberField } from '@wbn/ui-kit/controls/fields/number-field.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import * as styles from './edit-product.css.ts';
import { AddLineButton, useNextFocus } from './line-list.tsx';
import type { ProductValues, TierLine } from './product-values.ts';

/** Options of the form's pickers. */
export interface ProductChoices {
  readonly industries: Options;
  readonly currencies: Options;
}

/** Returns the lists once all have loaded or failed; a failed list is empty and does not block the form (REF-08). */
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
  /** Provides names for chosen values whose list did not load. */
  readonly product: OwnProduct | null;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const toOptions = (...list: readonly (Named | undefined)[]) =>
  list.flatMap((entry) => (entry ? [{ value: entry.id, text: entry.name }] : []));

/** Industry, category and sub-category of the product. */
export function CategoryFields({ api, form, choices, product }: TradeFieldsProps) {
  const t = useText('own-products');
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
          // A category of another industry would be invalid.
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

/** Price with quantity tiers, minimum order, stock and lead time. */
export function OfferFields({ form, choices }: Pick<TradeFieldsProps, 'form' | 'choices'>) {
  const t = useText('own-products');
  const locale = useLocale();
  const words = useText('forms');
  const { line, number, wire, picker } = useFields(form, { lineLimit });
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
        onChange={(tiers, ...fixed) => form.set({ tiers }, ...fixed)}
      />
      <Columns minimum={260}>
        {number('minimumQuantity', { decimals: true, hint: t('hint.minimumOrder') })}
        {line('minimumUnit', { maxLength: 40, placeholder: t('unitPlaceholder') })}
      </Columns>
      <Columns minimum={260}>
        {line('leadTime', { placeholder: t('leadTimePlaceholder'), hint: t('hint.leadTime') })}
        {picker('stock', {
          list: (['yes', 'no'] as const).map((value) => ({ value, text: words(value) })),
          hint: t('hint.stock'),
        })}
      </Columns>
    </FormSection>
  );

  function shown(smallest: number): string {
    const price = priceLabel(locale, { amount: smallest, currency });
    return t('hint.priceShown', { price: unit.trim() === '' ? price : `${price} / ${unit}` });
  }
}

const firstField = (id: string | undefined) => `[data-tier="${id}"] input`;

interface TiersEditorProps {
  readonly tiers: readonly TierLine[];
  readonly form: Pick<Form<ProductValues>, 'idOf' | 'errorOf'>;
  readonly onChange: (tiers: readonly TierLine[], ...fixed: string[]) => void;
}

/** Prices by quantity in ascending order, one line each; the unit price is above them. */
function TiersEditor({ tiers, form, onChange }: TiersEditorProps) {
  const t = useText('own-products');
  const language = useLocale();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useNextFocus(list, addButton);

  function add(): void {
    const id = crypto.randomUUID();
    focusNext(firstField(id));
    onChange([...tiers, { id, from: '', amount: '' }], 'tiers');
  }

  function remove(at: number): void {
    const line = tiers[at];
    focusNext(firstField((tiers[at + 1] ?? tiers[at - 1])?.id));
    // The following lines now have another predecessor, so their problems are cleared.
    const fixed = tiers.slice(at).map(({ id }) => `tiers.${id}.from`);
    onChange(
      tiers.filter((_, other) => other !== at),
      'tiers',
      `tiers.${line?.id}.amount`,
      ...fixed,
    );
  }

  const change = (id: string, part: 'from' | 'amount', text: string) =>
    onChange(
      tiers.map((line) => (line.id === id ? { ...line, [part]: text } : line)),
      `tiers.${id}.${part}`,
    );
  const error = form.errorOf('tiers');
  return (
    <Stack space="xs" id={form.idOf('tiers')} tabIndex={-1}>
      {tiers.length > 0 && (
        <ol ref={list} role={listRole('ul')} aria-label={t('tiers.title')} className={styles.tiers}>
          {tiers.map(({ id, from, amount }, at) => {
            const number = at + 1;
            return (
              <li key={id} data-tier={id} className={styles.tier}>
                <NumberField
                  id={form.idOf(`tiers.${id}.from`)}
                  name={`tiers.${id}.from`}
                  label={t('tiers.from', { number })}
                  hideLabel
                  placeholder={t('tiers.fromPlaceholder')}
                  language={language}
                  value={from}
                  error={form.errorOf(`tiers.${id}.from`)}
                  onChange={(text) => change(id, 'from', text)}
                />
                <TextField
                  id={form.idOf(`tiers.${id}.amount`)}
                  label={t('tiers.amount', { number })}
                  hideLabel
                  placeholder={t('tiers.amountPlaceholder')}
                  inputMode="decimal"
                  dir="ltr"
                  maxLength={24}
                  autoComplete="off"
                  value={amount}
                  error={form.errorOf(`tiers.${id}.amount`)}
                  onChange={({ target }) => change(id, 'amount', target.value)}
                />
                <IconButton
                  label={t('tiers.remove', { number })}
                  icon={<Trash2 />}
                  onClick={() => remove(at)}
                />
              </li>
            );
          })}
        </ol>
      )}
      {error && (
        <Text size="sm" tone="danger">
          {error}
        </Text>
      )}
      <AddLineButton ref={addButton} disabled={tiers.length >= tiersLimit} onClick={add}>
        {t('tiers.add')}
      </AddLineButton>
      {tiers.length === 0 && <MutedText>{t('hint.tiers')}</MutedText>}
    </Stack>
  );
}
