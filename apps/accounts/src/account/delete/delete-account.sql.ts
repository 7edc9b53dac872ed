import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { wasAddressOf } from '../../people.sql.ts';
import { isFromDirectory } from './give-back.sql.ts';

interface OfUser {
  readonly userID: string;
}

interface ByIds {
  readonly ids: readonly string[];
}

/**
 * Locks all memberships of a person's businesses, so that nobody joins, leaves or changes roles until the transaction ends. Every write in
 * the name of a business locks memberships first; the same order here avoids deadlocks.
 */
export const lockMembers = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('business_member')
    .select('user_id')
    .where('business_id', 'in', (query) =>
      query.selectFrom('business_member').select('business_id').where('user_id', '=', userID),
    )
    .orderBy('business_id')
    .orderBy('user_id')
    .forUpdate(),
);

export const lockPerson = defineStatement((db, { userID }: OfUser) =>
  db.selectFrom('user_profile').select('id').where('id', '=', userID).forUpdate(),
);

/**
 * Businesses that would lose their last owner; `others`: whether other people belong to it. A deleted business counts as having no others,
 * because nobody can take it over.
 */
export const selectOwnedBusinesses = defineStatement((db, { userID }: OfUser) => {
  const others = sql<boolean>`business.deleted_at is null and exists (select from business_member other
    where other.business_id = business.id and other.user_id <> ${userID})`;
  const otherOwners = sql<boolean>`exists (select from business_member other
    where other.business_id = business.id and other.user_id <> ${userID} and other.role = 'owner')`;
  return db
    .selectFrom('business')
    .innerJoin('business_member', 'business_member.business_id', 'business.id')
    .select([
      'business.id',
      'business.company_name as name',
      others.as('others'),
      isFromDirectory.as('from_directory'),
    ])
    .where('business_member.user_id', '=', userID)
    .where('business_member.role', '=', 'owner')
    .where(({ not }) => not(otherOwners))
    .orderBy('business.company_name');
});

export const selectProductIDs = defineStatement((db, { ids }: ByIds) =>
  db.selectFrom('product').select('id').where('business_id', '=', anyOf(ids)),
);

export const deleteDocuments = defineStatement(
  (_, { kind, ids }: ByIds & { readonly kind: 'business' | 'product' | 'user' }) =>
    sql`delete from search_document where kind = ${kind} and id = any(${ids}::text[])`,
);

export const deleteReactions = defineStatement((db, { ids }: ByIds) =>
  db.deleteFrom('reaction_summary').where('resource_id', '=', anyOf(ids)),
);

export const deleteBusinesses = defineStatement((db, { ids }: ByIds) =>
  db.deleteFrom('business').where('id', '=', anyOf(ids)),
);

const longAgo = sql<Date>`now() - interval '30 days'`;

/** Backdates uploads, so that the next clean-up deletes their files. */
export const releaseUploads = defineStatement((db, { userID }: OfUser) =>
  db.updateTable('upload').set({ created_at: longAgo }).where('user_id', '=', userID),
);

/** Does the same for pictures of these people and businesses. */
export const releasePictures = defineStatement((db, { ids }: ByIds) =>
  db.updateTable('picture').set({ unused_since: longAgo }).where('owner_id', '=', anyOf(ids)),
);

const invitation = {
  email: sql.ref('business_invitation.email'),
  at: sql.ref('business_invitation.created_at'),
};

export const deleteInvitations = defineStatement((db, { userID }: OfUser) =>
  db.deleteFrom('business_invitation').where(wasAddressOf(userID, invitation.email, invitation.at)),
);

/** Replaces the person's e-mail addresses by their name in the activity of businesses. */
export const nameInActivity = defineStatement(
  (_, { userID }: OfUser) => sql`
    update business_activity activity
    set details = jsonb_set(details, '{person}', to_jsonb(trim(person.first_name || ' ' || person.last_name)))
    from user_profile person, account.address address
    where person.id = ${userID} and address.user_id = person.id
      and details->>'person' = address.email and activity.created_at < address.until`,
);

const request = { email: sql`lower(need_help_request.email)`, at: sql.ref('need_help_request.created_at') };

export const deleteNeedHelpRequests = defineStatement((db, { userID }: OfUser) =>
  db.deleteFrom('need_help_request').where(wasAddressOf(userID, request.email, request.at)),
);

const removal = { email: sql`lower(page_removal.email)`, at: sql.ref('page_removal.created_at') };

/** Clears who asked for the removal of a page; the removal itself stays, so that imports do not bring the page back. */
export const clearPageRemovals = defineStatement((db, { userID }: OfUser) =>
  db
    .updateTable('page_removal')
    .set({ name: null, email: null, relation: null, explanation: null })
    .where(wasAddressOf(userID, removal.email, removal.at)),
);

/** Unused links that were mailed. */
export const deleteVerifications = defineStatement((db, { userID }: OfUser) =>
  db
    .deleteFrom('account.verification')
    .where((or) => or.or([or('value', '=', userID), or('identifier', '=', `verify-email:${userID}`)])),
);

/** Keeps the token families until they expire, so that the APIs go on refusing their tokens, but clears personal data. */
export const clearFamilies = defineStatement((db, { userID }: OfUser) =>
  db
    .updateTable('account.refresh_family')
    .set({ user_agent: null, address: null })
    .where('user_id', '=', userID),
);

/**
 * Deletes conversations of people that nobody reads any more: message requests that were not accepted, and those whose other side is gone.
 * Others stay for the other side, as inquiries do.
 */
export const deleteUnreadableThreads = defineStatement(
  (_, { userID }: OfUser) => sql`
    delete from request where to_type = 'user'
      and ((user_id = ${userID} and from_id = ${userID}) or to_id = ${userID})
      and (
        (status = 'open' and acceptance in ('waiting', 'declined')) or status = 'held'
        or not exists (
          select from request_side other where other.request_id = request.id and other.owner_id <> ${userID}
            and (exists (select from user_profile where id = other.owner_id)
              or exists (select from business where id = other.owner_id))))`,
);

export const deletePerson = defineStatement((db, { userID }: OfUser) =>
  db.deleteFrom('user_profile').where('id', '=', userID),
);

/** Locks the administrators of the desk; their ids. */
export const lockAdministrators = defineStatement((db) =>
  db
    .selectFrom('staff_member')
    .select('user_id')
    .where('role', '=', 'administrator')
    .where('left_at', 'is', null)
    .orderBy('user_id')
    .forUpdate(),
);

/** The place at the desk that a person has; none when they are no member of staff or have left. */
export const endPlace = defineStatement((db, { userID }: { readonly userID: string }) =>
  db
    .updateTable('staff_member')
    .from('account.user as account')
    .set({ left_at: sql<Date>`now()` })
    .whereRef('account.id', '=', 'staff_member.user_id')
    .where('staff_member.user_id', '=', userID)
    .where('left_at', 'is', null)
    .returning(['account.name', 'staff_member.role']),
);

/** Writes into the log of staff that somebody has left with their account. */
export const recordLeaving = defineStatement(
  (db, { userID, name, role }: { readonly userID: string; readonly name: string; readonly role: string }) =>
    db.insertInto('staff_action_draft').values({
      ...{ staff_id: userID, staff_name: name, staff_role: role, act: 'end-staff' },
      ...{ target_type: 'user', target_id: userID },
    }),
);

/** Ends invitations to the desk that a person has sent and that wait. */
export const withdrawStaffInvitations = defineStatement((db, { userID }: { readonly userID: string }) =>
  db
    .updateTable('staff_invitation')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('invited_by', '=', userID)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null),
);
