import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import { recentSignIn } from '@wbn/host/access/recent-sign-in.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { findRecentSignIn, findRole, lockMembership } from './require-role.sql.ts';

interface Question {
  readonly businessID: string;
  readonly userID: string;
  /** A policy of `policies.ts`. */
  readonly may: (role: BusinessRole | undefined) => boolean;
  /** Also in a company that was deleted and can be brought back; in all others nothing can be done any more. */
  readonly evenDeleted?: boolean;
}

/**
 * Lets a read go on when the person may do it. Throws NotFound when there is no such company for them, Forbidden when they may not.
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
  await lockMembership.first(transaction, question);
  // A statement of its own: it sees what was committed while this one waited for the lock.
  return decide(await findRole.first(transaction, question), question);
}

/** Throws NotFound for a company that was deleted: nothing is done in its name until it is brought back. */
export function refuseDeleted(deletedAt: Date | null): void {
  if (deletedAt) throw notFound('This company was deleted. Its owner can bring it back within 30 days.');
}

function decide(
  found: RowOf<typeof findRole> | undefined,
  { businessID, may, evenDeleted = false }: Question,
): BusinessRole {
  // Strangers are not told of a company that is not public.
  if (!found || !(found.role || found.is_public))
    throw notFound(`There is no company with the id ${businessID}.`);
  if (!evenDeleted) refuseDeleted(found.deleted_at);
  if (found.role && may(found.role)) return found.role;
  const problem = found.role
    ? `Your role in this company, ${found.role}, does not allow this.`
    : 'You do not belong to this company.';
  throw new CallError('Forbidden', problem);
}

/**
 * Asks that the person has proved who they are a short while ago, to the auth host: what gives a company away is not done by whoever
 * finds a browser open. Throws SignInTooOld.
 */
export async function requireRecentSignIn(db: Kysely<Database>, bearer: Bearer): Promise<void> {
  const { seconds } = recentSignIn;
  if (await findRecentSignIn.first(db, { ...bearer, seconds })) return;
  throw new CallError('SignInTooOld', 'Confirm that it is you at the account host, and try again.');
}
