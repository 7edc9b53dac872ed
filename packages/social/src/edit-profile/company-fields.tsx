import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import type { FormFieldsProps } from './person-fields.tsx';
import { useFields } from './use-fields.tsx';

/** Where the person works, and as what. */
export function CompanyFields({ form, profile, choices }: FormFieldsProps) {
  const { t } = useTranslation('own-profile');
  const { line, picker } = useFields(form);
  return (
    <FormSection title={t('group.company')}>
      <Columns minimum={340}>
        {line('companyName', { autoComplete: 'organization', maxLength: 200 })}
        {picker('jobPosition', choices.jobPositions, profile.jobPosition?.name)}
        {picker('businessType', choices.businessTypes, profile.businessType?.name)}
        {picker('industry', choices.industries, profile.industry?.name)}
      </Columns>
    </FormSection>
  );
}
