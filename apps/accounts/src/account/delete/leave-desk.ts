import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  endPlace,
  lockAdministrators,
  recordLeaving,
  withdrawStaffInvitations,
} from './delete-account.sql.ts';

/** Whether the person is the only administrator of the desk, who stays until somebody else is one. */
export async function isLastAdministrator(db: Kysely<Database>, userID: string): Promise<boolean> {
  const administrators = await lockAdministrators.all(db);
  return administrators.length === 1 && administrators[0]?.user_id === userID;
}

/** Ends the person's place at the desk before their account goes; cases that they have taken go back with their row. */
export async function leaveDesk(transaction: Kysely<Database>, userID: string): Promise<void> {
  const place = await endPlace.first(transaction, { userID });
  if (!place) return;
  await withdrawStaffInvitations.run(transaction, { userID });
  await recordLeaving.run(transaction, { userID, ...place });
}
