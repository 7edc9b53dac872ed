import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { lockBusiness } from '../badge.sql.ts';
import { findCase } from '../case.sql.ts';

export type ReviewedCase = NonNullable<RowOf<typeof findCase>>;

/**
 * A case for a reviewer's word; its company is locked, so of two at once the second sees what the first has said. Throws NotFound, or Conflict
 * when the case is in another state than these.
 */
export async function lockCase(
  transaction: Kysely<Database>,
  caseID: string,
  states: readonly ReviewedCase['state'][],
): Promise<ReviewedCase> {
  const found = await findCase.first(transaction, { caseID });
  if (!found) throw notFound(`There is no case with the id ${caseID}.`);
  await lockBusiness.first(transaction, { businessID: found.business_id });
  const row = await findCase.first(transaction, { caseID });
  if (row && states.includes(row.state)) return row;
  throw new CallError('Conflict', `The case is ${describe(row?.state)}: nothing can be said of it now.`);
}

function describe(state: ReviewedCase['state'] | undefined): string {
  if (state === 'draft') return 'a draft that was not handed in yet';
  return state === 'more-asked' ? 'with the company, which was asked for more' : `${state ?? 'gone'}`;
}
