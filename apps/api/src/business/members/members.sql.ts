import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { fromInvitations } from './invitations.sql.ts';

export interface Membership {
  readonly businessID: string;
  readonly userID: string;
}

/**
 * Locks the business members of a company until the transaction ends, so that concurrent changes of its members run
 * one after the other. Lock order that prevents deadlocks: first the rows of `business_member` (by user, all before
 * any other; a write that changes none takes a shared lock on the acting person's row), then the account, the
 * business, and last what belongs to it: products, invitations, activity.
 */
export const lockMembers = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business_member')
    .select(['user_id', 'role'])
    .where('business_id', '=', businessID)
    .orderBy('user_id')
    .forUpdate(),
);

/** Selects the business members: owners first, then by time of joining. */
export const selectMembers = defineStatement((db, { businessID }: { businessID: string }) =>
  db
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
    .orderBy('member.user_id'),
);

export type MemberRow = RowOf<typeof selectMembers>;

/** Deletes the role of a person in a business. */
function deleteMembership(db: Kysely<Database>, { businessID, userID }: Membership) {
  return db.deleteFrom('business_member').where('business_id', '=', businessID).where('user_id', '=', userID);
}

/** Selects pending invitations of a company, latest first. */
export const selectWaitingInvitations = defineStatement((db, { businessID }: { businessID: string }) =>
  fromInvitations(db)
    .where('invitation.business_id', '=', businessID)
    .where('invitation.answer', 'is', null)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id'),
);

export const updateMemberRole = defineStatement(
  (db, { businessID, userID, role }: Membership & { readonly role: BusinessRole }) =>
    db
      .updateTable('business_member')
      .set({ role })
      .where('business_id', '=', businessID)
      .where('user_id', '=', userID),
);

export const deleteOwnMembership = defineStatement((db, own: Membership) => deleteMembership(db, own));

export const deleteMember = defineStatement((db, other: Membership) => deleteMembership(db, other));

/** Names in a mail about business members; `person` is null when their account is deleted. */
export const findMemberNames = defineStatement(
  (db, { businessID, personID }: { businessID: string; personID: string }) =>
    db
      .selectFrom('business')
      .leftJoin('user_profile as person', (join) => join.on('person.id', '=', personID))
      .select([
        'business.company_name as company',
        'business.country',
        sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as('person'),
      ])
      .where('business.id', '=', businessID),
);
