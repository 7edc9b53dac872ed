import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { PartShell } from './part-shell.tsx';
import type { TabProps } from './tab-props.ts';
import { tradePart } from './trade-part.ts';
import { useDescribe } from './use-describe.ts';
import { useFields } from './use-fields.tsx';
import { usePart } from './use-part.ts';

/** Where the company sells, and in which languages (BIZ-22). */
export function TradeTab(props: TabProps) {
  const { t } = useTranslation('edit-business');
  const { form, options, labelOf } = usePart(props, tradePart);
  const { range, number, chips } = useFields(form, options);
  return (
    <PartShell form={form} labelOf={labelOf} describe={useDescribe(options)}>
      <FormSection title={t('group.trade')}>
        {chips('markets')}
        {chips('spokenLanguages')}
        <Columns minimum={340}>
          {range('totalEmployeesSales')}
          {number('averageLeadTime', { unit: t('days'), hint: t('hint.leadTime') })}
        </Columns>
      </FormSection>
    </PartShell>
  );
}
