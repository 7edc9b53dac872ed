import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { codedSchema } from '../shared/values.ts';

const list = z.array(codedSchema);

/** Incoterms 2020, ISO 4217, ISO 639-1 and our own lists (BIZ-21 to BIZ-23), each in the order to show it in. */
export const listTradeChoices = defineCall({
  name: 'list-trade-choices',
  room: 'catalog',
  summary: 'What a company can choose from: markets, languages, delivery terms, currencies and the like',
  method: 'GET',
  path: 'ref-data/trade',
  data: z.object({
    markets: list,
    spokenLanguages: list,
    deliveryTerms: list,
    currencies: list,
    packagingTypes: list,
    paymentTypes: list,
    contractManufacturing: list,
    /** Periods of a production capacity: day, week, month, year. */
    periods: list,
  }),
  errors: [],
  freshSeconds: 3600,
});
