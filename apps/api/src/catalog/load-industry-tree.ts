import { loadIndustryTree } from '@wbn/contract/catalog/load-industry-tree.ts';
import { defineHandler } from '../server/define-handler.ts';

export const loadIndustryTreeHandler = defineHandler(loadIndustryTree, ({ language, services }) => ({
  data: services.catalog.industries.tree(language),
}));
