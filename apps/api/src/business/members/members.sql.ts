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
 * Who belongs to a company, locked until the transaction ends: of two people who change memberships of one company the second
 * waits, and sees what the first has done.
 *
 * The order of locks, which keeps writes from waiting for each other in a circle: first the rows of `business_member` (these by
 * user, all before any other; a write that changes none shares the row of the person behind it), then the account, the business,
 * and last what belongs to it: products, invitations, activity.
 */
export const lockMembers = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business_member')
    .select(['user_id', 'role'])
    .where('business_id', '=', businessID)
    .orderBy('user_id')
    .forUpdate(),
);

/** The people of a company: owners first, then by the time of joining. */
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

/** Ends a membership, whoever ends it. */
function deleteMembership(db: Kysely<Database>, { businessID, userID }: Membership) {
  return db.deleteFrom('business_member').where('business_id', '=', businessID).where('user_id', '=', userID);
}

/** Invitations of a company without an answer, the latest first. */
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

/** Who gets a mail about the people of a company, with the names that stand in it; nobody without a confirmed address. */
export const findMemberMail = defineStatement(
  (db, { businessID, toID, personID }: { businessID: string; toID: string; personID: string }) =>
    db
      .selectFrom('account.user as account')
      .innerJoin('user_profile as reader', 'reader.id', 'account.id')
      .innerJoin('business', (join) => join.on('business.id', '=', businessID))
      .leftJoin('user_profile as person', (join) => join.on('person.id', '=', personID))
      .leftJoin('notification_reader as visit', 'visit.user_id', 'reader.id')
      .select((is) => [
        'account.email',
        'visit.edition',
        is.fn.coalesce('reader.preferred_language', 'visit.language').as('language'),
        'business.company_name as company',
        sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as('person'),
      ])
      .where('account.id', '=', toID)
      .where('account.email_verified', '=', true),
);
