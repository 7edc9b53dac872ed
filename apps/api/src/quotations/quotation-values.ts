import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { NoticeValues } from '../notifications/mail-notice.ts';
import { isOpen } from './quotation-row.sql.ts';

const findOpen = defineStatement(
  (_, { id }: { id: string }) => sql<{ id: string }>`select id from quotation where id = ${id} and ${isOpen}`,
);

/** Nothing is mailed of a request for quotation that is closed by now. */
const readOpen: NoticeValues['quotation-invited'] = async (db, { resourceID }) =>
  (await findOpen.first(db, { id: resourceID })) && {};

export const quotationValues: NoticeValues = {
  'quotation-invited': readOpen,
  'quotation-offered': readOpen,
};
