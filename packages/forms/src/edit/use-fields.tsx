import { codesLimit } from '@wbn/contract/business/saved-fields.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { ChipsSelect } from '@wbn/ui-kit/controls/choices/chips-select.tsx';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { NumberField } from '@wbn/ui-kit/controls/fields/number-field.tsx';
import { NumberRange, type TypedRange } from '@wbn/ui-kit/controls/fields/number-range.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import type { ReactNode } from 'react';
import { type DialCodeChoice, PhoneFields, type TypedPhone } from '../phone-fields.tsx';
import type { Form } from './use-form.ts';

/** Names of the fields that hold this type of value. */
type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string;

/** Extra props of a control, without those that bind it to the form. */
type More<Props> = Partial<Omit<Props, 'value' | 'defaultValue' | 'name' | 'id' | 'label' | 'error'>>;

interface FieldsOptions {
  readonly options?: Readonly<Record<string, readonly SelectOption[] | undefined>>;
  /** Default maximum length of a text line in characters. */
  readonly lineLimit: number;
}

/** Returns functions that render controls bound to the values and problems of a form. */
export function useFields<V extends Values>(form: Form<V>, { options = {}, lineLimit }: FieldsOptions) {
  const t = useText('forms');
  const language = useLocale();

  const wire = (name: keyof V & string) => ({
    id: form.idOf(name),
    name,
    label: form.labelOf(name),
    error: form.errorOf(name),
  });
  const wireRange = (name: NamesOf<V, TypedRange>) => ({
    ...wire(name),
    endErrors: { min: form.errorOf(`${name}.min`), max: form.errorOf(`${name}.max`) },
    texts: { min: t('from'), max: t('to') },
  });
  const setField = (name: string, value: unknown) => form.set({ [name]: value } as Partial<V>);
  const text = (name: string) => ({
    ...wire(name),
    value: String(form.values[name] ?? ''),
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  });

  return {
    wire,
    wireRange,
    line: (name: NamesOf<V, string>, more: More<Parameters<typeof TextField>[0]> = {}) => (
      <TextField maxLength={lineLimit} autoComplete="off" dir="auto" {...text(name)} {...more} />
    ),
    area: (name: NamesOf<V, string>, more: More<Parameters<typeof TextArea>[0]> = {}) => (
      <TextArea dir="auto" {...text(name)} {...more} />
    ),
    /** Shows the chosen value even when its list did not load. */
    picker: (
      name: NamesOf<V, string>,
      more: More<Parameters<typeof Select>[0]> & { readonly list?: readonly SelectOption[] } = {},
    ) => {
      const { list = options[name] ?? [], ...rest } = more;
      const chosen = String(form.values[name] ?? '');
      const isLost = chosen !== '' && !list.some(({ value }) => value === chosen);
      const shown = isLost ? [{ value: chosen, text: chosen }, ...list] : list;
      return <Select {...text(name)} options={[{ value: '', text: t('select') }, ...shown]} {...rest} />;
    },
    chips: (
      name: NamesOf<V, readonly string[]>,
      more: Pick<Parameters<typeof ChipsSelect>[0], 'hint' | 'disabled' | 'required'> = {},
    ) => (
      <ChipsSelect
        {...wire(name)}
        options={options[name] ?? []}
        value={form.values[name] as readonly string[]}
        limit={codesLimit}
        placeholder={t('chips.placeholder')}
        texts={{
          remove: (chip) => t('chips.remove', { name: chip }),
          found: (count) => t('chips.found', { count }),
          count: (count) => t('chips.count', { count }),
          none: t('chips.none'),
          full: t('chips.full'),
        }}
        onChange={(value) => setField(name, value)}
        {...more}
      />
    ),
    number: (
      name: NamesOf<V, string>,
      more: { unit?: ReactNode; hint?: ReactNode; decimals?: boolean } = {},
    ) => (
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
          {...wireRange(name)}
          value={value}
          language={language}
          onChange={(typed) => setField(name, { ...value, ...typed })}
          {...more}
        />
      );
    },
    toggle: (name: NamesOf<V, boolean>) => (
      <Checkbox
        name={name}
        label={form.labelOf(name)}
        checked={form.values[name] as boolean}
        onChange={({ target }) => setField(name, target.checked)}
      />
    ),
    phone: (
      name: NamesOf<V, TypedPhone>,
      more: { choices: readonly DialCodeChoice[]; country?: string; hint?: ReactNode; own?: boolean },
    ) => (
      <PhoneFields
        {...wire(name)}
        value={form.values[name] as TypedPhone}
        onChange={(value) => setField(name, value)}
        {...more}
      />
    ),
  };
}
