import { loadIndustryTree } from '@wbn/contract/catalog/load-industry-tree.ts';
import { defineFixedHandler } from '../server/define-handler.ts';

export const loadIndustryTreeHandler = defineFixedHandler(loadIndustryTree, ({ language, services }) => ({
  data: services.catalog.industries.tree(language),
}));
