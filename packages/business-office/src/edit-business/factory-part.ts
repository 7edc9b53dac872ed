import { savedFactorySchema } from '@wbn/contract/business/saved-business.ts';
import { codesOf, toNumber, toTyped, withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';

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
