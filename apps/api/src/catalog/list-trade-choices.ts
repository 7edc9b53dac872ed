import { listTradeChoices } from '@wbn/contract/catalog/list-trade-choices.ts';
import { defineHandler } from '../server/define-handler.ts';
import { currencies } from './reference/currencies.ts';
import { spokenLanguages } from './reference/languages.ts';
import { markets } from './reference/markets.ts';
import {
  contractManufacturing,
  deliveryTerms,
  packagingTypes,
  paymentTypes,
  productionPeriods,
} from './reference/trade-terms.ts';

export const listTradeChoicesHandler = defineHandler(listTradeChoices, ({ language }) => ({
  data: {
    markets: [...markets.all(language)],
    spokenLanguages: [...spokenLanguages.all(language)],
    deliveryTerms: [...deliveryTerms.all(language)],
    currencies: [...currencies.all(language)],
    packagingTypes: [...packagingTypes.all(language)],
    paymentTypes: [...paymentTypes.all(language)],
    contractManufacturing: [...contractManufacturing.all(language)],
    periods: [...productionPeriods.all(language)],
  },
}));
