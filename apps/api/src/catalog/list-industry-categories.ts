import { listIndustryCategories } from '@wbn/contract/catalog/list-industry-categories.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listIndustryCategoriesHandler = defineHandler(
  listIndustryCategories,
  ({ params, language, services }) => {
    const industry = services.catalog.industries.tree(language).find(({ id }) => id === params.id);
    if (!industry) throw notFound(`There is no industry ${params.id}.`);
    return { data: industry.categories };
  },
);
