import { countResultsByCountry } from '@wbn/contract/search/count-results-by-country.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectResultsByCountry } from './count-results-by-country.sql.ts';

const kindOf = { PR: { kind: 'product', type: '' }, UR: { kind: 'user', type: '' } };

export const countResultsByCountryHandler = defineHandler(
  countResultsByCountry,
  async ({ query: { type }, services }) => {
    const wanted = type === 'PR' || type === 'UR' ? kindOf[type] : { kind: 'business', type };
    return { data: await selectResultsByCountry.all(services.db, wanted) };
  },
);
