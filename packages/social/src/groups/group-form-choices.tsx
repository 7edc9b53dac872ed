import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { type Group, groupAccesses, groupNameLength } from '@wbn/contract/groups/group.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { FailureText, MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type GroupValues, self } from './group-values.ts';

/** Chooses in whose name the group is founded; renders nothing without companies. */
export function FoundedBy({ api, form }: { readonly api: ApiClient; readonly form: Form<GroupValues> }) {
  const all = useIdentities(api)?.all ?? [];
  if (all.length < 2) return null;
  const list = all.map(({ authorID, authorType, name }) => ({
    value: authorType === 'business' ? authorID : self,
    text: name,
  }));
  return <Choice form={form} name="as" options={list} />;
}

interface ChoiceProps {
  readonly form: Form<GroupValues>;
  readonly name: 'as' | 'country';
  readonly options: readonly SelectOption[];
}

/** A list of which one entry is always chosen. */
export function Choice({ form, name, options }: ChoiceProps) {
  const { wire } = useFields(form, { lineLimit: groupNameLength });
  return (
    <Select
      {...wire(name)}
      options={options}
      value={form.values[name]}
      onChange={({ target }) => form.set({ [name]: target.value })}
    />
  );
}

interface AccessChoiceProps {
  readonly form: Form<GroupValues>;
  readonly group: Group | undefined;
}

/** Open or private; a private group stays private. */
export function AccessChoice({ form, group }: AccessChoiceProps) {
  const t = useText('group-office');
  const isFixed = group?.access === 'private';
  return (
    <FormSection title={t('form.reading')}>
      <Stack space="xs" role="radiogroup" aria-label={t('form.access')}>
        {groupAccesses.map((access) => (
          <Checkbox
            key={access}
            type="radio"
            name="access"
            label={t(`form.${access}`)}
            checked={form.values.access === access}
            disabled={isFixed && access === 'open'}
            onChange={() => form.set({ access })}
          />
        ))}
      </Stack>
      {isFixed && <MutedText>{t('form.staysPrivate')}</MutedText>}
      <FailureText>{form.errorOf('access')}</FailureText>
    </FormSection>
  );
}
