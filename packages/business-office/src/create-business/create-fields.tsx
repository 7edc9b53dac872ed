import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { codesLimit, nameLimit, shortLimit } from '@wbn/contract/business/saved-fields.ts';
import {
  businessTypeOptionsQuery,
  categoryOptionsQuery,
  countryOptionsQuery,
  industryOptionsQuery,
} from '@wbn/forms/list-options.query.ts';
import { ChipsSelect } from '@wbn/ui-kit/controls/chips-select.tsx';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { TextArea } from '@wbn/ui-kit/controls/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './create-business.css.ts';
import type { CreatedField } from './created-values.ts';
import { fieldId } from './field-id.ts';
import type { CreateBusinessForm } from './use-create-business.ts';
import { type ListState, useOptions } from './use-options.ts';
import { useProblemWords } from './use-problem-words.ts';

type ControlName = Exclude<CreatedField, 'profilePhoto' | 'coverPhoto' | 'categories'>;

interface CreateFieldsProps {
  readonly api: ApiClient;
  readonly form: CreateBusinessForm;
  /** Those of the chosen country. */
  readonly states: ListState;
}

/** The fields of a new company (BIZ-04); the categories are those of the industry, the states those of the country. */
export function CreateFields({ api, form, states }: CreateFieldsProps) {
  const { t } = useTranslation('my-business');
  const wordsOf = useProblemWords();
  const { values, problems, set } = form;
  const countries = useOptions(countryOptionsQuery(api));
  const industries = useOptions(industryOptionsQuery(api));
  const types = useOptions(businessTypeOptionsQuery(api));
  const categories = useOptions(categoryOptionsQuery(api, values.industry));

  const wire = (name: ControlName) => ({
    id: fieldId(name),
    name,
    label: t(`form.${name}`),
    value: values[name],
    error: problems[name] && wordsOf(name, problems[name]),
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
  const optionsOf = (list: ListState) => [{ value: '', text: t('form.select') }, ...list.options];

  return (
    <>
      <FormSection title={t('form.company')}>
        <Columns minimum={340}>
          <TextField
            {...wire('companyName')}
            required
            maxLength={nameLimit}
            autoComplete="organization"
            onChange={({ target }) => set({ companyName: target.value })}
          />
          <Select
            {...wire('businessType')}
            required
            aria-busy={types.state === 'loading'}
            options={optionsOf(types)}
            hint={retryOf(types)}
            onChange={({ target }) => set({ businessType: target.value })}
          />
          <Select
            {...wire('industry')}
            required
            aria-busy={industries.state === 'loading'}
            options={optionsOf(industries)}
            hint={retryOf(industries)}
            // Categories of another industry would mean nothing.
            onChange={({ target }) => set({ industry: target.value, categories: [] })}
          />
          <ChipsSelect
            id={fieldId('categories')}
            name="categories"
            label={t('form.categories')}
            required
            options={categories.options}
            value={values.categories}
            limit={codesLimit}
            disabled={categories.options.length === 0}
            error={problems.categories && wordsOf('categories', problems.categories)}
            hint={retryOf(categories, hintOfCategories())}
            placeholder={categories.options.length > 0 ? t('chips.search') : t('form.select')}
            texts={{
              remove: (name) => t('chips.remove', { name }),
              count: (count) => t('chips.count', { count }),
              none: t('chips.none'),
              full: t('chips.full'),
            }}
            onChange={(chosen) => set({ categories: chosen })}
          />
        </Columns>
      </FormSection>
      <FormSection title={t('form.place')}>
        <Columns minimum={340}>
          <Select
            {...wire('country')}
            required
            autoComplete="country"
            aria-busy={countries.state === 'loading'}
            options={optionsOf(countries)}
            hint={retryOf(countries)}
            // A state of another country would mean nothing.
            onChange={({ target }) => set({ country: target.value, state: '' })}
          />
          <Select
            {...wire('state')}
            required={states.options.length > 0}
            autoComplete="address-level1"
            disabled={states.options.length === 0}
            aria-busy={states.state === 'loading' && values.country !== ''}
            options={optionsOf(states)}
            hint={retryOf(states, hintOfStates())}
            onChange={({ target }) => set({ state: target.value })}
          />
        </Columns>
        <TextArea
          {...wire('shortDescription')}
          required
          limit={shortLimit}
          rows={4}
          dir="auto"
          hint={t('hint.shortDescription')}
          onChange={({ target }) => set({ shortDescription: target.value })}
        />
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
