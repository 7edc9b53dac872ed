import { lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { PartForm } from './part-form.tsx';
import type { TabProps } from './tab-props.ts';
import { tradePart } from './trade-part.ts';
import { useDescribe } from './use-describe.ts';
import { usePart } from './use-part.ts';

/** Where the company sells, and in which languages (BIZ-22). */
export function TradeTab(props: TabProps) {
  const { t } = useTranslation('edit-business');
  const { form, options } = usePart(props, tradePart);
  const { range, number, chips } = useFields(form, { options, lineLimit });
  return (
    <PartForm part={tradePart} form={form} describe={useDescribe(options)}>
      <FormSection title={t('group.trade')}>
        {chips('markets')}
        {chips('spokenLanguages')}
        <Columns minimum={340}>
          {range('totalEmployeesSales')}
          {number('averageLeadTime', { unit: t('days'), hint: t('hint.leadTime') })}
        </Columns>
      </FormSection>
    </PartForm>
  );
}
