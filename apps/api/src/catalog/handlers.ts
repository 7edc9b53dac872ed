import type { BoundHandler } from '../server/define-handler.ts';
import { listBusinessTypesHandler } from './list-business-types.ts';
import { listCountriesHandler } from './list-countries.ts';
import { listGendersHandler } from './list-genders.ts';
import { listIndustriesHandler } from './list-industries.ts';
import { listIndustryCategoriesHandler } from './list-industry-categories.ts';
import { listJobPositionsHandler } from './list-job-positions.ts';
import { listLanguagesHandler } from './list-languages.ts';
import { listStatesHandler } from './list-states.ts';
import { listTradeChoicesHandler } from './list-trade-choices.ts';
import { loadIndustryTreeHandler } from './load-industry-tree.ts';

export const catalogHandlers: readonly BoundHandler[] = [
  listBusinessTypesHandler,
  listCountriesHandler,
  listGendersHandler,
  listIndustriesHandler,
  listIndustryCategoriesHandler,
  listJobPositionsHandler,
  listLanguagesHandler,
  listStatesHandler,
  loadIndustryTreeHandler,
  listTradeChoicesHandler,
];
