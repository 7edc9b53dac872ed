import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { defineFixedHandler } from '../server/define-handler.ts';

export const listIndustriesHandler = defineFixedHandler(listIndustries, ({ language, services }) => ({
  data: services.catalog.industries.tree(language).map(({ id, name }) => ({ id, name })),
}));
