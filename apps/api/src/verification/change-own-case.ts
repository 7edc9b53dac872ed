import type { Verification } from '@wbn/contract/verification/verification.ts';
import { includesReview, isEditable, renewalDays } from '@wbn/contract/verification/verification-values.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { mayManageVerification } from '../business/policies.ts';
import { requireRoleForWrite } from '../business/require-role.ts';
import { findLastCase, findOpenCase, lockBusiness } from './case.sql.ts';
import { loadCase } from './load-case.ts';

type Company = Pick<
  NonNullable<RowOf<typeof lockBusiness>>,
  'id' | 'subscription' | 'verified' | 'verified_until'
>;

/** A company's badge, plan and cases as they are sent. */
export async function presentVerification(db: Kysely<Database>, company: Company): Promise<Verification> {
  const businessID = company.id;
  const open = await findOpenCase.first(db, { businessID });
  const last = await findLastCase.first(db, { businessID });
  return {
    verified: company.verified,
    verifiedUntil: company.verified_until ?? undefined,
    includesReview: includesReview(company.subscription),
    startsOn: open ? undefined : findRenewalStart(company.verified_until),
    open: open && (await loadCase(db, open)),
    last: last && (await loadCase(db, last)),
  };
}

/** The first day on which a new case may begin; undefined when that is now. */
export function findRenewalStart(verifiedUntil: string | null): string | undefined {
  if (verifiedUntil === null) return undefined;
  const start = new Date(`${verifiedUntil}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() - renewalDays);
  const day = start.toISOString().slice(0, 10);
  return day > today() ? day : undefined;
}

/** Today in UTC, `YYYY-MM-DD`; badges end by it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export type LockedBusiness = NonNullable<RowOf<typeof lockBusiness>>;
type OpenCase = NonNullable<RowOf<typeof findOpenCase>>;

interface CaseRequest {
  readonly params: { readonly id: string };
  readonly user: { readonly userID: string };
  readonly services: { readonly db: Kysely<Database> };
}

interface LockedCase {
  readonly transaction: Kysely<Database>;
  readonly business: LockedBusiness;
  readonly open: OpenCase | undefined;
}

/** Runs an owner's change of the company's case in one transaction that locks the company; returns the new state. */
export function changeOwnCase(
  { params: { id: businessID }, user: { userID }, services: { db } }: CaseRequest,
  change: (held: LockedCase) => Promise<void>,
): Promise<{ data: Verification }> {
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageVerification });
    const business = await lockBusiness.first(transaction, { businessID });
    if (!business) throw notFound(`There is no company with the id ${businessID}.`);
    const open = await findOpenCase.first(transaction, { businessID });
    await change({ transaction, business, open });
    return { data: await presentVerification(transaction, business) };
  });
}

/** Throws Conflict unless the company has a case that it may change. */
export function requireEditable(open: OpenCase | undefined): OpenCase {
  if (!open) throw new CallError('Conflict', 'No case is open. Begin one first.');
  if (isEditable(open.state)) return open;
  throw new CallError('Conflict', 'The case is with the reviewer and cannot be changed until they answer.');
}
