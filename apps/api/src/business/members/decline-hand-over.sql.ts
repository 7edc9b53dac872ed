import { defineStatement } from '@wbn/postgres/statement.ts';
import { deleteOffer } from './hand-over.sql.ts';

export const deleteDeclinedHandOver = defineStatement((db, { businessID }: { businessID: string }) =>
  deleteOffer(db, businessID),
);
