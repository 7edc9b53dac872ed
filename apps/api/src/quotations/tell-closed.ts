import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { selectOfferingPeople } from './suppliers.sql.ts';

/** Tells the suppliers that made an offer that the request for quotation is closed; `exceptID` is the chosen one. */
export async function tellClosed(
  transaction: Kysely<Database>,
  closed: { readonly quotationID: string; readonly exceptID?: string },
): Promise<void> {
  const people = (await selectOfferingPeople.all(transaction, closed)).map(({ user_id }) => user_id);
  const resource = { id: closed.quotationID, type: 'open-quotation' } as const;
  await tell(transaction, 'quotation-closed', people, { resource });
}
