import { listComparedBusinesses } from '@wbn/contract/business/list-compared-businesses.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { inOrder } from '../in-order.ts';
import { presentBusiness } from '../present-business.ts';
import { selectComparedBusinesses } from './list-compared-businesses.sql.ts';

export const listComparedBusinessesHandler = defineHandler(
  listComparedBusinesses,
  async ({ body: { ids }, language, services }) => {
    const rows = await selectComparedBusinesses.all(services.db, { ids });
    return { data: inOrder(ids, rows).map((row) => presentBusiness(row, language, services.catalog)) };
  },
);
