import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { groupNameLength, groupPurposeLength, groupRulesLength } from '@wbn/contract/groups/group.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import {
  listCountriesQuery,
  listIndustriesQuery,
  listLanguagesQuery,
} from '@wbn/forms/choices/catalog.query.ts';
import { countryOptions, industryOptions, languageOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { LeaveQuestion } from '@wbn/forms/edit/leave-question.tsx';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ReactNode, useState } from 'react';
import { AccessChoice, Choice, FoundedBy } from './group-form-choices.tsx';
import { GroupPictureField } from './group-picture-field.tsx';
import { type GroupValues, globalCountry } from './group-values.ts';
import { type GroupFormOptions, useGroupForm } from './use-group-form.ts';

interface GroupFormProps extends GroupFormOptions {
  readonly userID: string;
  /** Buttons beside the one that saves. */
  readonly buttons?: ReactNode;
}

/** The form of a new or an existing group (GRP-01). */
export function GroupForm({ api, userID, group, initial, buttons, onSaved }: GroupFormProps) {
  const t = useText('group-office');
  const path = usePath();
  const draftKey = `wbn-group-draft-${userID}-${group?.groupID ?? 'new'}`;
  const form = useGroupForm(draftKey, { api, group, initial, onSaved });
  const [sending, setSending] = useState(false);
  const options = useGroupOptions(api);
  const { line, area, picker } = useFields(form, { lineLimit: groupNameLength, options });
  return (
    <>
      <EditForm
        form={form}
        label={group ? t('tabs.settings') : t('form.foundTitle')}
        describe={(field, values) => describe(options, field, values)}
        problemsTitle={t('form.problems')}
        buttons={
          <>
            {buttons}
            <Button type="submit" loading={form.saving} disabled={sending}>
              {t(group ? 'form.save' : 'form.submit')}
            </Button>
          </>
        }
      >
        {form.isAlreadyCreated && (
          <AlreadyCreatedNotice>
            <TextLink to={path('/groups')}>{t('own.title')}</TextLink>
          </AlreadyCreatedNotice>
        )}
        <FormSection title={t('form.about')}>
          {!group && <FoundedBy api={api} form={form} />}
          {line('name', { required: true })}
          {area('purpose', {
            required: true,
            limit: groupPurposeLength,
            rows: 3,
            hint: t('form.purposeHint'),
          })}
          {area('rules', { limit: groupRulesLength, rows: 4 })}
          <GroupPictureField api={api} form={form} group={group} onSending={setSending} />
        </FormSection>
        <FormSection title={t('form.place')}>
          <Columns minimum={260}>
            {picker('industry', { required: true })}
            <Choice form={form} name="country" options={options.country ?? []} />
            {picker('language', { required: true })}
          </Columns>
        </FormSection>
        <AccessChoice form={form} group={group} />
      </EditForm>
      <LeaveQuestion drafts={[draftKey]} sending={sending} />
    </>
  );
}

type GroupOptions = Readonly<Partial<Record<keyof GroupValues, readonly SelectOption[]>>>;

function useGroupOptions(api: ApiClient): GroupOptions {
  const t = useText('group-office');
  const { options: countries } = useOptions(listCountriesQuery(api), countryOptions);
  return {
    industry: useOptions(listIndustriesQuery(api), industryOptions).options,
    country: [{ value: globalCountry, text: t('form.global') }, ...countries],
    language: useOptions(listLanguagesQuery(api), languageOptions).options,
  };
}

/** Returns the text of a field's value in the conflict panel. */
function describe(options: GroupOptions, field: string, values: GroupValues): string {
  const value = values[field as keyof GroupValues];
  if (typeof value !== 'string') return '';
  return options[field as keyof GroupValues]?.find((one) => one.value === value)?.text ?? value;
}
