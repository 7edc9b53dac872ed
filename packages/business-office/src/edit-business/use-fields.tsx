import { codesLimit, lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { ChipsSelect } from '@wbn/ui-kit/controls/chips-select.tsx';
import { NumberField } from '@wbn/ui-kit/controls/number-field.tsx';
import { NumberRange, type TypedRange } from '@wbn/ui-kit/controls/number-range.tsx';
import { Select, type SelectOption } from '@wbn/ui-kit/controls/select.tsx';
import { TextArea } from '@wbn/ui-kit/controls/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldName, fieldId } from './field-names.ts';
import type { OptionsByField } from './known-options.ts';
import type { Values } from './merge-values.ts';
import type { PartForm } from './use-part-form.ts';

/** Fields of a part that hold this kind of value. */
type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & FieldName;

/** What a field may say beside its value; not what ties it to the form. */
type More<Props> = Partial<Omit<Props, 'value' | 'defaultValue' | 'name' | 'id' | 'label' | 'error'>>;

/** Ties controls to the values and problems of a part's form. */
export function useFields<V extends Values>(form: PartForm<V>, options: OptionsByField = {}) {
  const { t } = useTranslation('edit-business');
  const language = useLocale();

  const errorOf = (name: string) => form.problems[name] && t(`problem.${form.problems[name]}`);
  const wire = (name: FieldName) => ({
    id: fieldId(name),
    name,
    label: t(`field.${name}`),
    error: errorOf(name),
  });
  const setField = (name: FieldName, value: unknown) => form.set({ [name]: value } as Partial<V>);
  const text = (name: FieldName) => ({
    ...wire(name),
    value: String(form.values[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  });

  return {
    errorOf,
    wire,
    line: (name: NamesOf<V, string>, more: More<Parameters<typeof TextField>[0]> = {}) => (
      <TextField maxLength={lineLimit} autoComplete="off" dir="auto" {...text(name)} {...more} />
    ),
    area: (name: NamesOf<V, string>, more: More<Parameters<typeof TextArea>[0]> = {}) => (
      <TextArea dir="auto" {...text(name)} {...more} />
    ),
    picker: (
      name: NamesOf<V, string>,
      more: More<Parameters<typeof Select>[0]> & { readonly list?: readonly SelectOption[] } = {},
    ) => {
      const { list = options[name] ?? [], ...rest } = more;
      return <Select {...text(name)} options={[{ value: '', text: t('select') }, ...list]} {...rest} />;
    },
    chips: (name: NamesOf<V, readonly string[]>, more: { hint?: ReactNode; disabled?: boolean } = {}) => (
      <ChipsSelect
        {...wire(name)}
        options={options[name] ?? []}
        value={form.values[name] as readonly string[]}
        limit={codesLimit}
        placeholder={t('chips.placeholder')}
        texts={{
          remove: (chip) => t('chips.remove', { name: chip }),
          count: (count) => t('chips.count', { count }),
          none: t('chips.none'),
          full: t('chips.full'),
        }}
        onChange={(value) => setField(name, value)}
        {...more}
      />
    ),
    number: (name: NamesOf<V, string>, more: { unit?: ReactNode; hint?: ReactNode } = {}) => (
      <NumberField
        {...wire(name)}
        value={String(form.values[name] ?? '')}
        language={language}
        onChange={(value) => setField(name, value)}
        {...more}
      />
    ),
    range: (name: NamesOf<V, TypedRange>, more: { hint?: ReactNode } = {}) => {
      const value = form.values[name] as TypedRange;
      return (
        <NumberRange
          {...wire(name)}
          value={value}
          texts={{ min: t('from'), max: t('to') }}
          language={language}
          onChange={(typed) => setField(name, { ...value, ...typed })}
          {...more}
        />
      );
    },
  };
}
