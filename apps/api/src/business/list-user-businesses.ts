import { listUserBusinesses } from '@wbn/contract/business/list-user-businesses.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectUserBusinesses } from './list-user-businesses.sql.ts';
import { presentBusinessCard } from './present-business-card.ts';

export const listUserBusinessesHandler = defineHandler(
  listUserBusinesses,
  async ({ query, user, language, services }) => {
    const rows = await selectUserBusinesses.all(services.db, {
      ...query,
      viewerID: user?.userID ?? '',
    });
    return { data: rows.map((row) => presentBusinessCard(row, language, services.catalog)) };
  },
);
