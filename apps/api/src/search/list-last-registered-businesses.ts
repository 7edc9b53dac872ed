import { listLastRegisteredBusinesses } from '@wbn/contract/search/list-last-registered-businesses.ts';
import { presentBusinessCard } from '../business/present-business-card.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectLastRegisteredBusinesses } from './list-last-registered-businesses.sql.ts';

export const listLastRegisteredBusinessesHandler = defineHandler(
  listLastRegisteredBusinesses,
  async ({ language, services }) => {
    const rows = await selectLastRegisteredBusinesses.all(services.db);
    return { data: rows.map((row) => presentBusinessCard(row, language, services.catalog)) };
  },
);
