import { savedFactorySchema } from '@wbn/contract/business/saved-business.ts';
import { lineLimit } from '@wbn/contract/business/saved-fields.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useTranslation } from 'react-i18next';
import { codesOf, toNumber, toTyped, withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';
import { PartForm } from './part-form.tsx';
import type { TabProps } from './tab-props.ts';
import { useDescribe } from './use-describe.ts';
import { usePart } from './use-part.ts';
import { useStateOptions } from './use-state-options.ts';

/** BIZ-21 */
export type FactoryValues = {
  readonly manufacturingFacilities: string;
  readonly city: string;
  readonly zipcode: string;
  readonly country: string;
  readonly state: string;
  readonly factorySize: string;
  readonly numberProductionLines: string;
  readonly contractManufacturing: readonly string[];
};

export const factoryPart = definePart<FactoryValues>({
  name: 'factory',
  key: 'factory',
  together: [['country', 'state']],
  valuesOf: ({ factory }) => ({
    manufacturingFacilities: factory?.manufacturingFacilities ?? '',
    city: factory?.city ?? '',
    zipcode: factory?.zipcode ?? '',
    country: factory?.country?.code ?? '',
    state: factory?.state?.stateID ?? '',
    factorySize: toTyped(factory?.factorySize),
    numberProductionLines: toTyped(factory?.numberProductionLines),
    contractManufacturing: codesOf(factory?.contractManufacturing),
  }),
  toBody: (values) =>
    withoutEmpty({
      ...values,
      factorySize: toNumber(values.factorySize),
      numberProductionLines: toNumber(values.numberProductionLines),
    }),
  schema: savedFactorySchema,
});

/** Where and how the company makes its goods (BIZ-21). */
export function FactoryTab(props: TabProps) {
  const { t } = useTranslation('edit-business');
  const { form, known, options } = usePart(props, factoryPart);
  const state = useStateOptions(props.api, form.values, known.state);
  const describe = useDescribe({ ...options, state: state.list });
  const { line, area, picker, number, chips } = useFields(form, { options, lineLimit });
  return (
    <PartForm part={factoryPart} form={form} describe={describe}>
      <FormSection title={t('group.site')}>
        {area('manufacturingFacilities', { limit: 512, rows: 4 })}
        <Columns minimum={340}>
          {picker('country', {
            onChange: ({ target }) => form.set({ country: target.value, state: '' }),
          })}
          {picker('state', state)}
          {line('city')}
          {line('zipcode', { maxLength: 20 })}
        </Columns>
      </FormSection>
      <FormSection title={t('group.production')}>
        <Columns minimum={340}>
          {number('factorySize', { unit: 'm²', hint: t('hint.factorySize') })}
          {number('numberProductionLines')}
        </Columns>
        {chips('contractManufacturing')}
      </FormSection>
    </PartForm>
  );
}
