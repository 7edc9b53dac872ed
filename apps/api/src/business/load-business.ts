import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { notFound } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectBusiness } from './load-business.sql.ts';
import { presentBusiness } from './present-business.ts';

export const loadBusinessHandler = defineHandler(loadBusiness, async ({ params, language, services }) => {
  const row = await services.statements.first(selectBusiness, params);
  if (!row) throw notFound(`There is no company with the id ${params.id}.`);
  return { data: presentBusiness(row, language, services.catalog), session: null };
});
