import { listIndustries } from '@wbn/contract/catalog/list-industries.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listIndustriesHandler = defineHandler(listIndustries, ({ language, services }) => ({
  data: services.catalog.industries.tree(language).map(({ id, name }) => ({ id, name })),
}));
