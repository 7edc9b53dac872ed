import { loadMembership, type MembershipState } from '@wbn/contract/membership/load-membership.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { findUnsettledChange } from '../changes/plan-change.sql.ts';
import { mayManageMembership } from '../policies.ts';
import { findMembership } from '../state/membership.sql.ts';
import { presentMembership } from './present-membership.ts';

export const loadMembershipHandler = defineHandler(
  loadMembership,
  async ({ user: { userID }, params: { id: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageMembership });
    return { data: await readMembership(db, businessID) };
  },
);

/** A company's membership as its owner sees it. */
export async function readMembership(db: Kysely<Database>, businessID: string): Promise<MembershipState> {
  const row = await findMembership.only(db, { businessID });
  return presentMembership(row, await findUnsettledChange.first(db, { businessID }));
}
