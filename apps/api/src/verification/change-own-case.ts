import type { Verification } from '@wbn/contract/verification/verification.ts';
import { isEditable } from '@wbn/contract/verification/verification-values.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { mayManageVerification } from '../business/policies.ts';
import { requireRoleForWrite } from '../business/require-role.ts';
import { lockBusiness } from './badge.sql.ts';
import { findOpenCase } from './case.sql.ts';
import { presentVerification } from './present-verification.ts';

export type LockedBusiness = NonNullable<RowOf<typeof lockBusiness>>;
export type OpenCase = NonNullable<RowOf<typeof findOpenCase>>;

interface Asked {
  readonly businessID: string;
  readonly userID: string;
}

type Change = (
  transaction: Kysely<Database>,
  business: LockedBusiness,
  open: OpenCase | undefined,
) => Promise<void>;

/** One change of a company's case by its owner, in one transaction that holds the company; gives where it stands then. */
export function changeOwnCase(
  db: Kysely<Database>,
  { businessID, userID }: Asked,
  change: Change,
): Promise<Verification> {
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageVerification });
    const business = await lockBusiness.first(transaction, { businessID });
    if (!business) throw notFound(`There is no company with the id ${businessID}.`);
    const open = await findOpenCase.first(transaction, { businessID });
    await change(transaction, business, open);
    return presentVerification(transaction, business);
  });
}

/** Throws Conflict when there is no case that the company may change. */
export function requireEditable(open: OpenCase | undefined): OpenCase {
  if (!open) throw new CallError('Conflict', 'No case is open. Begin one first.');
  if (isEditable(open.state)) return open;
  throw new CallError('Conflict', 'The case is with the reviewer and cannot be changed until they answer.');
}
