import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { nameLimit, shortLimit } from '@wbn/contract/business/saved-fields.ts';
import { useText } from '@wbn/edition/use-text.ts';
import {
  listBusinessTypesQuery,
  listCountriesQuery,
  listIndustriesQuery,
  listIndustryCategoriesQuery,
} from '@wbn/forms/choices/catalog.query.ts';
import {
  businessTypeOptions,
  categoryOptions,
  countryOptions,
  industryOptions,
} from '@wbn/forms/choices/options.ts';
import { type ListState, useOptions } from '@wbn/forms/choices/use-options.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import type { ReactNode } from 'react';
import * as styles from './create-business.css.ts';
import type { CreatedValues } from './created-values.ts';

interface CreateFieldsProps {
  readonly api: ApiClient;
  readonly form: Form<CreatedValues>;
  readonly states: ListState;
}

/** The fields of a new company (BIZ-04); categories depend on the industry, states on the country. */
export function CreateFields({ api, form, states }: CreateFieldsProps) {
  const t = useText('my-business');
  const { values, set } = form;
  const countries = useOptions(listCountriesQuery(api), countryOptions);
  const industries = useOptions(listIndustriesQuery(api), industryOptions);
  const types = useOptions(listBusinessTypesQuery(api), businessTypeOptions);
  const categories = useOptions(
    listIndustryCategoriesQuery(api, values.industry),
    categoryOptions(values.industry),
  );
  const { line, area, picker, chips } = useFields(form, {
    lineLimit: nameLimit,
    options: { categories: categories.options },
  });

  const retryOf = (list: ListState, hint?: string): ReactNode =>
    list.state === 'failed' ? (
      <>
        {t('form.listFailed')}{' '}
        <button type="button" className={styles.again} onClick={list.again}>
          {t('retry')}
        </button>
      </>
    ) : (
      hint
    );
  const listed = (list: ListState, hint?: string) => ({
    'aria-busy': list.state === 'loading',
    list: list.options,
    hint: retryOf(list, hint),
  });

  return (
    <>
      <FormSection title={t('form.company')}>
        <Columns minimum={340}>
          {line('companyName', { required: true, autoComplete: 'organization' })}
          {picker('businessType', { required: true, ...listed(types) })}
          {picker('industry', {
            required: true,
            ...listed(industries),
            // Categories of another industry would be invalid.
            onChange: ({ target }) => set({ industry: target.value, categories: [] }),
          })}
          {chips('categories', {
            required: true,
            disabled: categories.options.length === 0,
            hint: retryOf(categories, hintOfCategories()),
          })}
        </Columns>
      </FormSection>
      <FormSection title={t('form.place')}>
        <Columns minimum={340}>
          {picker('country', {
            required: true,
            autoComplete: 'country',
            ...listed(countries),
            // A state of another country would be invalid.
            onChange: ({ target }) => set({ country: target.value, state: '' }),
          })}
          {picker('state', {
            ...listed(states, hintOfStates()),
            required: states.options.length > 0,
            autoComplete: 'address-level1',
            disabled: states.options.length === 0,
            'aria-busy': states.state === 'loading' && values.country !== '',
          })}
        </Columns>
        {area('shortDescription', {
          required: true,
          limit: shortLimit,
          rows: 4,
          hint: t('hint.shortDescription'),
        })}
      </FormSection>
    </>
  );

  function hintOfCategories(): string {
    if (values.industry === '') return t('hint.categoriesFirst');
    return t(categories.state === 'loading' ? 'hint.categoriesLoading' : 'hint.categories');
  }

  function hintOfStates(): string | undefined {
    if (values.country === '') return t('hint.stateFirst');
    if (states.state === 'loading') return t('hint.statesLoading');
    return states.options.length === 0 ? t('hint.noStates') : undefined;
  }
}
