import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { leavesNoOwner } from '../policies.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { lockMembers, type MemberRow, selectMembers } from './member.sql.ts';

interface Change {
  readonly businessID: string;
  /** Who makes it. */
  readonly userID: string;
  /** A policy of `policies.ts`. */
  readonly may: (role: BusinessRole | undefined) => boolean;
  /** Also in a company that was deleted and can be brought back. */
  readonly evenDeleted?: boolean;
}

/** The people of a company, locked, for a change that the person may make. */
export async function openMembers(
  transaction: Kysely<Database>,
  change: Change,
): Promise<readonly MemberRow[]> {
  await lockMembers.all(transaction, change);
  await requireRoleForWrite(transaction, change);
  return selectMembers.all(transaction, change);
}

/** Throws NotFound when the person does not belong to the company. */
export function findMember(members: readonly MemberRow[], userID: string): MemberRow {
  const member = members.find(({ user_id }) => user_id === userID);
  if (!member) throw notFound(`Nobody with the id ${userID} belongs to this company.`);
  return member;
}

/** Throws Conflict when the company would be without an owner. */
export function keepAnOwner(members: readonly MemberRow[], without: string): void {
  if (!leavesNoOwner(members, without)) return;
  throw new CallError(
    'Conflict',
    'This is the last owner of the company, and every company has one. Hand the ownership over first.',
  );
}
