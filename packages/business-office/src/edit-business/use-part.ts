import { useTranslation } from 'react-i18next';
import type { FieldName } from './field-names.ts';
import { joinOptions, knownOptions, type OptionsByField } from './known-options.ts';
import type { Values } from './merge-values.ts';
import type { Part } from './part.ts';
import type { TabProps } from './tab-props.ts';
import { usePartForm } from './use-part-form.ts';

/** The form of a part, with the labels of its fields and the lists that they choose from. */
export function usePart<V extends Values>({ api, managed, userID, choices }: TabProps, part: Part<V>) {
  const { t } = useTranslation('edit-business');
  const form = usePartForm({ api, managed, userID, part });
  const known = knownOptions(part.name, managed.business);
  const { dialCodes: _codes, ...lists } = choices;
  const options: OptionsByField = { ...known };
  for (const field of Object.keys(lists) as (keyof typeof lists)[])
    options[field] = joinOptions(lists[field], known[field]);
  return { form, known, options, labelOf: (field: string) => t(`field.${field as FieldName}`) };
}
