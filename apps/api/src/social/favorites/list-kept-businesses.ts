import { listKeptBusinesses } from '@wbn/contract/social/favorites/list-kept-businesses.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectKept } from './list-kept-businesses.sql.ts';

export const listKeptBusinessesHandler = defineHandler(
  listKeptBusinesses,
  async ({ query: { businessIDs }, user: { userID }, services: { db } }) => {
    const rows = await selectKept.all(db, { userID, businessIDs: businessIDs.split(',') });
    return { data: rows.map(({ business_id }) => business_id) };
  },
);
