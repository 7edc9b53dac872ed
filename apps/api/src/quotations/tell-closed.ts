import type { OutcomeOf } from '@wbn/contract/social/notices.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tell } from '../notifications/tell.ts';
import { selectFollowingPeople, selectOfferingPeople } from './suppliers.sql.ts';

interface Closed {
  readonly quotationID: string;
  /** The chosen company. */
  readonly exceptID?: string;
  /** Absent: its time is over, or it was closed after reports. */
  readonly outcome?: OutcomeOf<'quotation-not-chosen'>;
  /** The buyer's words. */
  readonly note?: string | undefined;
}

/** Tells the suppliers whose offers were not chosen that the request for quotation is closed, and why. */
export async function tellClosed(
  transaction: Kysely<Database>,
  { outcome, note, ...closed }: Closed,
): Promise<void> {
  const people = await selectOfferingPeople.all(transaction, closed);
  const resource = { id: closed.quotationID, type: 'open-quotation' } as const;
  await forEachCompany(people, (ids, root) =>
    outcome
      ? tell(transaction, 'quotation-not-chosen', ids, { resource, root, outcome, note })
      : tell(transaction, 'quotation-closed', ids, { resource, root }),
  );
}

/** Tells everybody who was told of a request for quotation that a question is answered. */
export async function tellAnswered(transaction: Kysely<Database>, quotationID: string): Promise<void> {
  const people = await selectFollowingPeople.all(transaction, { quotationID });
  const resource = { id: quotationID, type: 'open-quotation' } as const;
  await forEachCompany(people, (ids, root) =>
    tell(transaction, 'quotation-answered', ids, { resource, root }),
  );
}

/** Tells everybody who was told of a request for quotation that the buyer has changed it. */
export async function tellEdited(transaction: Kysely<Database>, quotationID: string): Promise<void> {
  const people = await selectFollowingPeople.all(transaction, { quotationID });
  const resource = { id: quotationID, type: 'open-quotation' } as const;
  await forEachCompany(people, (ids, root) => tell(transaction, 'quotation-edited', ids, { resource, root }));
}

/** The notice leads each person to the company for which they are told. */
async function forEachCompany(
  people: readonly { readonly user_id: string; readonly business_id: string }[],
  tellThem: (ids: string[], root: { readonly id: string; readonly type: 'business' }) => Promise<void>,
): Promise<void> {
  for (const [id, own] of Map.groupBy(people, ({ business_id }) => business_id))
    await tellThem(
      own.map(({ user_id }) => user_id),
      { id, type: 'business' },
    );
}
