import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type IndustryTree, loadIndustryTree } from '@wbn/contract/catalog/catalog-lists.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ChipsSelect } from '@wbn/ui-kit/controls/choices/chips-select.tsx';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import type { ComponentProps } from 'react';

interface CategoryFieldProps
  extends Pick<
    ComponentProps<typeof ChipsSelect>,
    'label' | 'hideLabel' | 'id' | 'error' | 'required' | 'hint' | 'placeholder'
  > {
  readonly api: ApiClient;
  /** Id of an industry, category or sub-category; empty: none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Chooses an industry, category or sub-category by typing a part of its name; all industries are searched. */
export function CategoryField({ api, value, onChange, ...field }: CategoryFieldProps) {
  const ofForms = useText('forms');
  const { data: options = none } = useQuery({
    queryKey: ['category-options'],
    queryFn: async () => toOptions((await api.call(loadIndustryTree, {})).data),
    staleTime: 3_600_000,
  });
  return (
    <ChipsSelect
      {...field}
      options={options}
      // Without the list a choice has no name.
      value={value === '' || options.length === 0 ? [] : [value]}
      limit={1}
      texts={{
        remove: (name) => ofForms('chips.remove', { name }),
        found: (count) => ofForms('chips.found', { count }),
        count: (count) => ofForms('chips.count', { count }),
        none: ofForms('chips.none'),
        full: ofForms('chips.full'),
      }}
      onChange={([id = '']) => onChange(id)}
    />
  );
}

const none: readonly SelectOption[] = [];

/** Each with what is above it, because eight names stand in two industries. */
function toOptions(tree: readonly IndustryTree[]): readonly SelectOption[] {
  return tree.flatMap((industry) => [
    { value: industry.id, text: industry.name },
    ...industry.categories.flatMap((category) => [
      { value: category.id, text: `${category.name} · ${industry.name}` },
      ...category.subCategories.map((sub) => ({
        value: sub.id,
        text: `${sub.name} · ${category.name} · ${industry.name}`,
      })),
    ]),
  ]);
}
