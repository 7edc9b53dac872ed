import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { defineFixedHandler } from '../server/define-handler.ts';
import { listCountriesIn } from './reference/countries.ts';

export const listCountriesHandler = defineFixedHandler(listCountries, ({ language }) => ({
  data: listCountriesIn(language),
}));
