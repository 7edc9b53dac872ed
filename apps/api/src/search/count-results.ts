import { countResultsByCategory, countResultsByCountry } from '@wbn/contract/search/count-results.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectResultsByCategory, selectResultsByCountry } from './count-results.sql.ts';

export const countResultsByCategoryHandler = defineHandler(
  countResultsByCategory,
  async ({ services: { db } }) => ({
    data: await selectResultsByCategory.all(db, { industriesOnly: false }),
  }),
);

const kindOf = {
  ALL: { kind: 'business', type: '' },
  PR: { kind: 'product', type: '' },
  UR: { kind: 'user', type: '' },
};

export const countResultsByCountryHandler = defineHandler(
  countResultsByCountry,
  async ({ query: { type }, services }) => {
    const wanted =
      type === 'ALL' || type === 'PR' || type === 'UR' ? kindOf[type] : { kind: 'business', type };
    return { data: await selectResultsByCountry.all(services.db, wanted) };
  },
);
