import type { BusinessField } from '@wbn/contract/business/saved-business.ts';
import { joinOptions } from '@wbn/forms/edit/join-options.ts';
import type { Values } from '@wbn/forms/edit/merge-values.ts';
import { useTranslation } from 'react-i18next';
import { knownOptions, type OptionsByField } from './known-options.ts';
import type { Part } from './part.ts';
import type { TabProps } from './tab-props.ts';
import { usePartForm } from './use-part-form.ts';

/** The form of a part, and the lists that its fields choose from. */
export function usePart<V extends Values>(props: TabProps, part: Part<V>) {
  const { t } = useTranslation('cards');
  const form = usePartForm({ ...props, part, labelOf: (field) => t(`fact.${field as BusinessField}`) });
  const known = knownOptions(part.name, props.managed.business);
  const { dialCodes: _codes, ...lists } = props.choices;
  const options: OptionsByField = { ...known };
  for (const field of Object.keys(lists) as (keyof typeof lists)[])
    options[field] = joinOptions(lists[field], known[field]);
  return { form, known, options };
}
