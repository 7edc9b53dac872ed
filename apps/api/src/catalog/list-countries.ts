import { listCountries } from '@wbn/contract/catalog/list-countries.ts';
import { defineHandler } from '../server/define-handler.ts';
import { listCountriesIn } from './reference/countries.ts';

export const listCountriesHandler = defineHandler(listCountries, ({ language }) => ({
  data: listCountriesIn(language),
}));
