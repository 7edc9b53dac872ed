import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Category } from '@wbn/contract/catalog/catalog-lists.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listIndustriesQuery, listIndustryCategoriesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { industryOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import type { ComponentProps } from 'react';

interface CategoryPickerProps
  extends Pick<ComponentProps<typeof Select>, 'id' | 'error' | 'required' | 'size'> {
  readonly api: ApiClient;
  /** Id of an industry, category or sub-category; empty: none. */
  readonly value: string;
  /** Text of the first choice, which chooses none. */
  readonly none: string;
  readonly onChange: (id: string) => void;
}

/** Two selects: an industry, and within it a category or sub-category. */
export function CategoryPicker({ api, value, none, size, onChange, ...industrySelect }: CategoryPickerProps) {
  const t = useText('quotations');
  const industry = value.slice(0, 4);
  const industries = useOptions(listIndustriesQuery(api), industryOptions);
  const categories = useOptions(listIndustryCategoriesQuery(api, industry), categoriesWithSubCategories);
  return (
    <>
      <Select
        {...industrySelect}
        label={t('field.industry')}
        value={industry}
        options={[{ value: '', text: none }, ...industries.options]}
        aria-busy={industries.state === 'loading'}
        onChange={({ target }) => onChange(target.value)}
        {...(size && { size })}
      />
      <Select
        label={t('field.category')}
        value={value}
        options={[{ value: industry, text: industry ? t('wholeIndustry') : none }, ...categories.options]}
        disabled={industry === ''}
        aria-busy={categories.state === 'loading'}
        onChange={({ target }) => onChange(target.value)}
        {...(size && { size })}
      />
    </>
  );
}

/** Sub-categories follow their category and are indented. */
function categoriesWithSubCategories(list: readonly Category[]): readonly SelectOption[] {
  return list.flatMap(({ id, name, subCategories }) => [
    { value: id, text: name },
    ...subCategories.map((sub) => ({ value: sub.id, text: `\u00a0\u00a0\u00a0${sub.name}` })),
  ]);
}
