import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findRole, lockRole } from './require-role.sql.ts';

interface Question {
  readonly businessID: string;
  readonly userID: string;
  /** A policy of `policies.ts`. */
  readonly may: (role: BusinessRole | undefined) => boolean;
}

/**
 * Lets a read go on when the person may do it. Throws NotFound when there is no such company, Forbidden when they may not.
 * @returns what the person is to the company
 */
export async function requireRole(db: Kysely<Database>, question: Question): Promise<BusinessRole> {
  return decide(await findRole.first(db, question), question);
}

/**
 * The same for a write, in its transaction: nobody can take the role away until it ends, and whoever lost it before is
 * refused. So who leaves loses access at once.
 */
export async function requireRoleForWrite(
  transaction: Kysely<Database>,
  question: Question,
): Promise<BusinessRole> {
  const member = await lockRole.first(transaction, question);
  return decide(member ?? (await findRole.first(transaction, question)), question);
}

function decide(
  found: { readonly role: BusinessRole | null } | undefined,
  { businessID, may }: Question,
): BusinessRole {
  if (!found) throw notFound(`There is no company with the id ${businessID}.`);
  if (found.role && may(found.role)) return found.role;
  const problem = found.role
    ? `Your role in this company, ${found.role}, does not allow this.`
    : 'You do not belong to this company.';
  throw new CallError('Forbidden', problem);
}
