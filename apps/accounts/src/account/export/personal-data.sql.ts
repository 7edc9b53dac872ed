import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { wasAddressOf } from '../../people.sql.ts';

interface OfUser {
  readonly userID: string;
}

/** A statement that reads a person's rows of a table; `columns` and `order` are SQL. */
const selectOwn = (table: string, columns: string, order = 'created_at') =>
  defineStatement(
    (_, { userID }: OfUser) => sql<Readonly<Record<string, unknown>>>`
      select ${sql.raw(columns)} from ${sql.table(table)} where user_id = ${userID} order by ${sql.raw(order)}`,
  );

export const selectUser = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('account.user')
    .select(['email', 'email_verified', 'two_factor_enabled', 'created_at', 'updated_at'])
    .where('id', '=', userID),
);

export const selectProfile = defineStatement((db, { userID }: OfUser) =>
  db.selectFrom('user_profile').selectAll().where('id', '=', userID),
);

export const selectNeedHelpRequests = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('need_help_request as request')
    .selectAll()
    .where(wasAddressOf(userID, sql`lower(request.email)`, sql.ref('request.created_at')))
    .orderBy('created_at'),
);

/** What the person asked for with the form that removes the page of an imported company. */
export const selectPageRemovals = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('page_removal as removal')
    .select([
      ...(['number', 'business_id', 'name', 'email', 'relation', 'reason', 'explanation'] as const),
      ...(['language', 'edition', 'state', 'decided_at', 'decision_reason', 'created_at'] as const),
    ])
    .where(wasAddressOf(userID, sql`lower(removal.email)`, sql.ref('removal.created_at')))
    .orderBy('number'),
);

export const selectMemberships = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('business_member')
    .select(['business_id', 'role', 'created_at'])
    .where('user_id', '=', userID),
);

interface OfBusiness {
  readonly businessID: string;
}

export const selectBusiness = defineStatement((db, { businessID }: OfBusiness) =>
  db.selectFrom('business').selectAll().where('id', '=', businessID),
);

export const selectCertificates = defineStatement((db, { businessID }: OfBusiness) =>
  db.selectFrom('business_certificate').selectAll().where('business_id', '=', businessID),
);

/** `onlyPublic` leaves out drafts and deleted products, which only owners and admins see. */
export const selectProducts = defineStatement(
  (db, { businessID, onlyPublic }: OfBusiness & { readonly onlyPublic: boolean }) =>
    db
      .selectFrom('product')
      .selectAll()
      .where('business_id', '=', businessID)
      .$if(onlyPublic, (products) => products.where('is_public', '=', true)),
);

/** Invitations to the person's addresses, without the inviting person, who is somebody else's data. */
export const selectInvitations = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('business_invitation as invitation')
    .innerJoin('business', 'business.id', 'invitation.business_id')
    .select([
      'invitation.business_id',
      'business.company_name as business',
      'invitation.role',
      'invitation.created_at',
      'invitation.expires_at',
      'invitation.answer',
      'invitation.answered_at',
    ])
    .where(wasAddressOf(userID, sql.ref('invitation.email'), sql.ref('invitation.created_at')))
    .orderBy('invitation.created_at'),
);

/** The person's activity in businesses, and what others recorded about their addresses. */
export const selectActivity = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('business_activity as activity')
    .innerJoin('business', 'business.id', 'activity.business_id')
    .select([
      'activity.business_id',
      'business.company_name as business',
      'activity.action',
      'activity.details',
      'activity.created_at',
    ])
    .where((row) =>
      row.or([
        row('activity.user_id', '=', userID),
        wasAddressOf(userID, sql`activity.details->>'person'`, sql.ref('activity.created_at')),
      ]),
    )
    .orderBy('activity.id'),
);

/** Without the token of the unsubscribe link. */
export const selectSavedSearches = selectOwn(
  'saved_search',
  'name, parameters, alerts, edition, language, created_at',
);

export const selectClaims = selectOwn(
  'business_claim',
  'business_id, state, method, address, note, submitted_at, decided_at, reason, created_at, array(select name from claim_document where claim_id = business_claim.id order by id) as documents',
);

export const selectFavorites = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('favorite')
    .innerJoin('favorite_list as list', 'list.id', 'favorite.list_id')
    .select([
      'list.name as list',
      'favorite.business_id',
      'favorite.company_name as business',
      'favorite.note',
      'favorite.created_at',
    ])
    .where('list.user_id', '=', userID)
    .where('favorite.removed_at', 'is', null)
    .orderBy('favorite.created_at'),
);

/** Posts that the person wrote, also in groups that they left or that are closed; nothing that others wrote there. */
export const selectPosts = selectOwn(
  'post',
  'id, business_id, timeline_type, timeline_id, content, picture_alt, created_at, edited_at, removed_at',
  'id',
);

export const selectComments = selectOwn(
  'comment',
  'id, business_id, resource_type, resource_id, content, created_at, edited_at, removed_at',
  'id',
);

/** The person's own groups, and those they asked to join or are invited to; no other members. */
export const selectGroups = defineStatement(
  (_, { userID }: OfUser) => sql<Readonly<Record<string, unknown>>>`
    select business_group.id, name, state, role, business_id, own.message, own.at from (
      select group_id, 'member' as state, role, business_id, null as message, joined_at as at
      from group_member where user_id = ${userID}
      union all
      select group_id, 'requested', null, business_id, message, created_at from group_request where user_id = ${userID}
      union all
      select group_id, 'invited', null, null, null, created_at from group_invitation where user_id = ${userID}
    ) as own join business_group on business_group.id = own.group_id order by own.at`,
);

/** The person's own reports only. */
export const selectReports = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.case_id')
    .select([
      'report_case.resource_type',
      'report_case.resource_id',
      'report.reason',
      'report.note',
      'report.created_at',
      'report_case.decision',
      'report_case.decided_at',
    ])
    .where('report.user_id', '=', userID)
    .orderBy('report.created_at'),
);

/** What the person has said against decisions of staff, and what became of it. */
export const selectObjections = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('objection')
    .select([
      'subject_type',
      'subject_id',
      'decided_at',
      'content',
      'created_at',
      'outcome',
      'answer',
      'answered_at',
    ])
    .where('user_id', '=', userID)
    .orderBy('created_at'),
);

/** Measures of staff against the person or what they wrote, without who took them. */
export const selectMeasures = defineStatement(
  (_, { userID }: OfUser) => sql<Readonly<Record<string, unknown>>>`
    select kind, target_type, target_id, reason, reply, until, created_at, ended_at from measure
    where target_id = ${userID} or target_id in (
      select id from post where user_id = ${userID} union all select id from comment where user_id = ${userID})
    order by created_at`,
);

/** Inquiries and messages to people that the person sent, also in the name of a business, and conversations that others began. */
export const selectInquiries = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('request')
    .leftJoin('business', 'business.id', 'request.to_id')
    .leftJoin('user_profile as person', 'person.id', 'request.to_id')
    .select([
      'request.id',
      'request.from_id',
      'request.to_id',
      sql<
        string | null
      >`coalesce(business.company_name, trim(person.first_name || ' ' || person.last_name))`.as('to'),
      'request.subject',
      'request.product_name as product',
      'request.quantity',
      'request.unit',
      'request.delivery_country',
      'request.delivery_term',
      sql<string | null>`request.wanted_on::text`.as('wanted_on'),
      'request.created_at',
      'request.closed_at',
    ])
    .where((row) =>
      row.or([
        row('request.user_id', '=', userID),
        row.and([row('request.to_id', '=', userID), row('request.status', '<>', 'held')]),
      ]),
    )
    .orderBy('request.id'),
);

export const selectQuotations = selectOwn(
  'quotation',
  'id, business_id, subject, content, category_id, quantity, unit, delivery_country, delivery_term, delivery_place, target_amount, target_currency, frequency, countries, certificates, wanted_on::text, status, closed_reason, closed_note, closes_at, request_id, created_at, changed_at, array(select name from quotation_file where quotation_id = quotation.id and business_id is null order by place) as files',
);

export const selectQuotationOffers = selectOwn(
  'quotation_offer',
  'quotation_id, business_id, content, offer, product_id, chosen_at, created_at, changed_at, array(select name from quotation_file file where file.quotation_id = quotation_offer.quotation_id and file.business_id = quotation_offer.business_id order by place) as files',
);

export const selectQuotationQuestions = selectOwn(
  'quotation_question',
  'quotation_id, business_id, content, answer, created_at, answered_at',
);

export const selectQuotationPasses = selectOwn(
  'quotation_pass',
  'quotation_id, business_id, reason, note, created_at',
);

interface MessagesPage extends OfUser {
  /** The last message of the previous page. */
  readonly after: { readonly requestID: string; readonly number: number };
  readonly size: number;
}

/** The person's messages, answers to the person's own inquiries, and messages to the person; of files only the names. */
export const selectMessages = defineStatement((db, { userID, after, size }: MessagesPage) =>
  db
    .selectFrom('message')
    .innerJoin('request', 'request.id', 'message.request_id')
    .select([
      'message.request_id',
      'message.number',
      'message.content',
      'message.offer',
      'message.created_at',
    ])
    .select([
      sql<boolean>`message.user_id = ${userID}`.as('own'),
      sql<string[]>`array(
        select message_file.name from message_file
        where message_file.request_id = message.request_id and message_file.number = message.number order by place
      )`.as('files'),
    ])
    .where(
      sql<boolean>`(message.request_id, message.number) > (${after.requestID}, ${after.number}::integer)`,
    )
    .where((row) =>
      row.or([
        row('message.user_id', '=', userID),
        row('request.from_id', '=', userID),
        row.and([row('request.to_id', '=', userID), row('request.status', '<>', 'held')]),
      ]),
    )
    .orderBy('message.request_id')
    .orderBy('message.number')
    .limit(size),
);

/** The person's notes about inquiries, which colleagues read. */
export const selectNotes = selectOwn('request_note', 'request_id, business_id, content, created_at', 'id');

/** Saved replies that the person wrote, for themselves or a company. */
export const selectSavedReplies = selectOwn('saved_reply', 'business_id, title, content, created_at', 'id');

export const selectSignInMethods = selectOwn(
  'account.account',
  'provider_id as method, created_at, updated_at',
);

export const selectPasskeys = selectOwn('account.passkey', 'name, device_type, backed_up, created_at');

export const selectSessions = selectOwn(
  'account.session',
  'ip_address, user_agent, created_at, updated_at, expires_at',
);

export const selectSites = selectOwn(
  'account.refresh_family',
  'site, address, user_agent, created_at, last_used_at, expires_at, revoked_at',
);

/** Requested address changes; `confirmed_at` and `undone_at` say whether the links were used. */
export const selectAddressChanges = selectOwn(
  'account.address_change',
  'old_email, new_email, asked_at, confirmed_at, undone_at',
  'asked_at',
);

export const selectDevices = selectOwn('account.known_device', 'created_at, last_used_at');

/**
 * Pictures of a person and of the businesses that they own. An address is absolute, or `/files/...` on the API's host. Files of messages
 * are private and stay in their threads.
 */
export const selectOwnPictures = defineStatement((db, { userID }: OfUser) => {
  const owned = db
    .selectFrom('business_member')
    .select('business_id')
    .where('user_id', '=', userID)
    .where('role', '=', 'owner');
  return db
    .selectFrom('picture')
    .select(['url', 'owner_id as ownerID'])
    .where((row) => row.or([row('owner_id', '=', userID), row('owner_id', 'in', owned)]))
    .where('url', 'not like', 'private/%')
    .orderBy('stored_at');
});

export type Membership = RowOf<typeof selectMemberships>;
