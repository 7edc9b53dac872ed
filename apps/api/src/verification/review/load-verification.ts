import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findBadgeAndPlan, findCase } from '../case.sql.ts';
import { selectDocuments } from '../check.sql.ts';
import { loadCase } from '../load-case.ts';

/** A case as reviewers read it, with its company and where its documents are stored. Throws NotFound. */
export async function loadVerificationForStaff(db: Kysely<Database>, caseID: string) {
  const row = await findCase.first(db, { caseID });
  if (!row) throw notFound(`There is no case with the id ${caseID}.`);
  return {
    ...(await loadCase(db, row)),
    business: await findBadgeAndPlan.only(db, { businessID: row.business_id }),
    stored: await selectDocuments.all(db, { caseID }),
  };
}
