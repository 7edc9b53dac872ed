import { countResultsByCategory } from '@wbn/contract/search/count-results-by-category.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectResultsByCategory } from './count-results-by-category.sql.ts';

export const countResultsByCategoryHandler = defineHandler(
  countResultsByCategory,
  async ({ services, query }) => ({
    data: await selectResultsByCategory.all(services.db, { industriesOnly: query.level === 'industry' }),
  }),
);
