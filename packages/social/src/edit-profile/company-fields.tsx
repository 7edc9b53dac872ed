import { lineLimit } from '@wbn/contract/social/save-own-profile.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import type { ProfileFieldsProps } from './profile-options.ts';

/** Where the person works, and as what. */
export function CompanyFields({ form, options }: ProfileFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { line, picker } = useFields(form, { options, lineLimit });
  return (
    <FormSection title={t('group.company')}>
      <Columns minimum={340}>
        {line('companyName', { autoComplete: 'organization', maxLength: 200 })}
        {picker('jobPosition')}
        {picker('businessType')}
        {picker('industry')}
      </Columns>
    </FormSection>
  );
}
