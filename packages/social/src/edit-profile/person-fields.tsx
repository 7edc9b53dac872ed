import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { nameLimit, presentationLimit } from '@wbn/contract/social/save-own-profile.ts';
import { TextArea } from '@wbn/ui-kit/controls/text-area.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import type { ProfileChoices } from './list-profile-choices.query.ts';
import type { EditProfile } from './use-edit-profile.ts';
import { useFields } from './use-fields.tsx';

export interface FormFieldsProps {
  readonly form: EditProfile;
  readonly profile: OwnProfile;
  readonly choices: ProfileChoices;
}

/** Who the person is; two facts with a switch each for whether others see them (PRF-06). */
export function PersonFields({ form, profile, choices }: FormFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { wire, line, picker, toggle } = useFields(form);
  const { gender, preferredLanguage } = profile;
  return (
    <FormSection title={t('group.person')}>
      <Columns minimum={340}>
        {line('firstName', { required: true, maxLength: nameLimit, autoComplete: 'given-name' })}
        {line('lastName', { required: true, maxLength: nameLimit, autoComplete: 'family-name' })}
        <Stack space="xs">
          {line('birthDate', { hint: t('hint.birthDate'), autoComplete: 'bday', maxLength: 20, dir: 'ltr' })}
          {toggle('showBirthDate')}
        </Stack>
        <Stack space="xs">
          {line('profession', { hint: t('hint.profession') })}
          {toggle('showProfession')}
        </Stack>
        {picker('gender', choices.genders, gender?.name)}
        {picker('preferredLanguage', choices.languages, preferredLanguage?.languageName)}
      </Columns>
      <TextArea {...wire('briefPresentation')} limit={presentationLimit} rows={5} dir="auto" />
    </FormSection>
  );
}
