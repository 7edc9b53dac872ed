import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import { recentSignIn } from '@wbn/host/access/recent-sign-in.ts';
import { CallError, forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { findRecentSignIn, findRole, lockMembership } from './require-role.sql.ts';

interface RoleCheck {
  readonly businessID: string;
  readonly userID: string;
  /** A policy of `policies.ts`. */
  readonly may: (role: BusinessRole | undefined) => boolean;
  /** Also allows a company that is deleted and can still be restored. */
  readonly allowDeleted?: boolean;
}

/**
 * Checks a person's role for a read. Throws NotFound when the company does not exist or is hidden from them,
 * Forbidden when they may not.
 * @returns The person's role.
 */
export async function requireRole(db: Kysely<Database>, check: RoleCheck): Promise<BusinessRole> {
  return decide(await findRole.first(db, check), check);
}

/**
 * The same for a write, in its transaction: the role is locked until it ends, and a person who has just lost it is
 * refused.
 */
export async function requireRoleForWrite(
  transaction: Kysely<Database>,
  check: RoleCheck,
): Promise<BusinessRole> {
  await lockMembership.first(transaction, check);
  // A separate statement, so that it sees what was committed while the lock was awaited.
  return decide(await findRole.first(transaction, check), check);
}

/** Throws NotFound for a deleted company: nothing can be done in its name until it is restored. */
export function refuseDeleted(deletedAt: Date | null): void {
  if (deletedAt) throw notFound('This company was deleted. Its owner can restore it within 30 days.');
}

function decide(
  found: RowOf<typeof findRole> | undefined,
  { businessID, may, allowDeleted = false }: RoleCheck,
): BusinessRole {
  // Hides the existence of a company that is not public from strangers.
  if (!found || !(found.role || found.is_public))
    throw notFound(`There is no company with the id ${businessID}.`);
  if (!allowDeleted) refuseDeleted(found.deleted_at);
  if (found.role && may(found.role)) return found.role;
  const problem = found.role
    ? `Your role in this company, ${found.role}, does not allow this.`
    : 'You do not belong to this company.';
  throw forbidden(found.role ? 'role' : 'no-member', problem);
}

/**
 * Requires a recent sign-in at the auth host, so that somebody who finds an open browser cannot give a company away.
 * Throws SignInTooOld.
 */
export async function requireRecentSignIn(db: Kysely<Database>, bearer: Bearer): Promise<void> {
  const { seconds } = recentSignIn;
  if (await findRecentSignIn.first(db, { ...bearer, seconds })) return;
  throw new CallError('SignInTooOld', 'Confirm that it is you at the account host, and try again.');
}
