import { lineLimit } from '@wbn/contract/social/save-own-profile.ts';
import { Checkbox } from '@wbn/ui-kit/controls/checkbox.tsx';
import { Select, type SelectOption } from '@wbn/ui-kit/controls/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id.ts';
import type { SwitchName, TextName } from './profile-values.ts';
import type { EditProfile } from './use-edit-profile.ts';

/** Fields whose name is the same on screen, in the values and in the call. */
type FieldName = Exclude<TextName, 'dialCode' | 'phoneNumber'>;

/** Ties controls to the form's values and problems. */
export function useFields(form: EditProfile) {
  const { t } = useTranslation('own-profile');

  const wire = (name: FieldName) => ({
    id: fieldId(name),
    name,
    label: t(`fact.${name}`),
    value: form.values[name],
    error: form.problems[name] && t(`problem.${form.problems[name]}`),
    onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
  });

  const line = (name: FieldName, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField maxLength={lineLimit} {...wire(name)} {...more} />
  );

  /** `current` is shown even when the list could not be had. */
  const picker = (
    name: FieldName,
    options: readonly SelectOption[],
    current: string | undefined,
    more: Partial<Parameters<typeof Select>[0]> = {},
  ) => {
    const chosen = form.values[name];
    const missing = chosen !== '' && !options.some(({ value }) => value === chosen);
    const lost = missing ? [{ value: chosen, text: current ?? chosen }] : [];
    return (
      <Select {...wire(name)} options={[{ value: '', text: t('select') }, ...lost, ...options]} {...more} />
    );
  };

  const toggle = (name: SwitchName) => (
    <Checkbox
      name={name}
      label={t(`toggle.${name}`)}
      checked={form.values[name]}
      onChange={({ target }) => form.set({ [name]: target.checked })}
    />
  );

  return { wire, line, picker, toggle };
}
