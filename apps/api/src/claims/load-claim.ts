import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  findClaimForStaff,
  selectClaimDocuments,
  selectPeopleForStaff,
  selectWaitingForStaff,
} from './claim.sql.ts';

/** A claim as staff read it, with the company's people and its other claims that wait. Throws NotFound. */
export async function loadClaimForStaff(db: Kysely<Database>, claimID: string) {
  const claim = await findClaimForStaff.first(db, { claimID });
  if (!claim) throw notFound(`There is no claim with the id ${claimID}.`);
  const businessID = claim.business_id;
  const waiting = await selectWaitingForStaff.all(db, { businessID });
  return {
    ...claim,
    documents: await selectClaimDocuments.all(db, { claimID }),
    people: await selectPeopleForStaff.all(db, { businessID }),
    others: waiting.filter(({ id }) => id !== claimID),
  };
}
