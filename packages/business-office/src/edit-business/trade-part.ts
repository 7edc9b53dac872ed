import { savedTradeCapabilitiesSchema } from '@wbn/contract/business/saved-business.ts';
import type { TypedRange } from '@wbn/ui-kit/controls/number-range.tsx';
import { codesOf, toNumber, toRange, toTyped, toTypedRange, withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';

/** BIZ-22 */
export type TradeValues = {
  readonly markets: readonly string[];
  readonly spokenLanguages: readonly string[];
  readonly totalEmployeesSales: TypedRange;
  readonly averageLeadTime: string;
};

export const tradePart = definePart<TradeValues>({
  name: 'trade',
  key: 'tradeCapabilities',
  valuesOf: ({ tradeCapabilities }) => ({
    markets: codesOf(tradeCapabilities?.markets),
    spokenLanguages: codesOf(tradeCapabilities?.spokenLanguages),
    totalEmployeesSales: toTypedRange(tradeCapabilities?.totalEmployeesSales),
    averageLeadTime: toTyped(tradeCapabilities?.averageLeadTime),
  }),
  toBody: (values) =>
    withoutEmpty({
      ...values,
      totalEmployeesSales: toRange(values.totalEmployeesSales),
      averageLeadTime: toNumber(values.averageLeadTime),
    }),
  schema: savedTradeCapabilitiesSchema,
});
