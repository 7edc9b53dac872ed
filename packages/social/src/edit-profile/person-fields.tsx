import { lineLimit, nameLimit, presentationLimit } from '@wbn/contract/social/save-own-profile.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import type { ProfileFieldsProps } from './profile-options.ts';

/** Who the person is; two facts with a switch each for whether others see them (PRF-06). */
export function PersonFields({ form, options }: ProfileFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { line, area, picker, toggle } = useFields(form, { options, lineLimit });
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
        {picker('gender')}
        {picker('preferredLanguage')}
      </Columns>
      {area('briefPresentation', { limit: presentationLimit, rows: 5 })}
    </FormSection>
  );
}
