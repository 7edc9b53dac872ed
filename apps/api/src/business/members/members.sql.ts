import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/**
 * Who belongs to a company, locked until the transaction ends: of two people who change memberships of one company the second
 * waits, and sees what the first has done.
 *
 * The order of locks, which keeps writes from waiting for each other in a circle: first the rows of `business_member` (these by
 * user, all before any other; a write that changes none shares the row of the person behind it), then the account, the business,
 * and last what belongs to it: products, invitations, activity.
 */
export function lockMembers(transaction: Kysely<Database>, businessID: string) {
  return transaction
    .selectFrom('business_member')
    .select(['user_id', 'role'])
    .where('business_id', '=', businessID)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

interface Member {
  readonly businessID: string;
  readonly userID: string;
}

export async function updateRole(
  transaction: Kysely<Database>,
  { businessID, userID }: Member,
  role: BusinessRole,
): Promise<void> {
  await transaction
    .updateTable('business_member')
    .set({ role })
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .execute();
}

export async function deleteMember(
  transaction: Kysely<Database>,
  { businessID, userID }: Member,
): Promise<void> {
  await transaction
    .deleteFrom('business_member')
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .execute();
}

/** The people of a company: owners first, then by the time of joining. */
export function selectMembers(db: Kysely<Database>, businessID: string) {
  return db
    .selectFrom('business_member as member')
    .innerJoin('user_profile as person', 'person.id', 'member.user_id')
    .select([
      'member.user_id',
      'member.role',
      'member.created_at',
      'person.first_name',
      'person.last_name',
      'person.profile_photo',
    ])
    .where('member.business_id', '=', businessID)
    .orderBy(sql`member.role = 'owner'`, 'desc')
    .orderBy('member.created_at')
    .orderBy('member.user_id')
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];
