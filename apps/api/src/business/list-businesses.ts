import { listOwnBusinesses, listUserBusinesses } from '@wbn/contract/business/business.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectOwnBusinesses, selectUserBusinesses } from './load-business.sql.ts';
import { presentSlots } from './load-business.ts';
import { presentBusinessCard } from './present-business-card.ts';
import { presentPublication } from './publication/present-publication.ts';

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

export const listOwnBusinessesHandler = defineHandler(
  listOwnBusinesses,
  async ({ user: { userID }, language, services }) => {
    const rows = await selectOwnBusinesses.all(services.db, { userID });
    return {
      data: rows.map((row) => ({
        ...presentBusinessCard(row, language, services.catalog),
        access: row.role,
        soleOwner: row.role === 'owner' && row.owners === 1,
        products: presentSlots(row.subscription, row),
        publication: presentPublication(row),
      })),
    };
  },
);
