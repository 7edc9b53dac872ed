import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Assigned {
  readonly requestID: string;
  readonly ownerID: string;
  readonly assigneeID: string | null;
}

/** Locks the membership of a person until the transaction ends; no row for a non-member. */
export const lockColleague = defineStatement(
  (db, { businessID, userID }: { readonly businessID: string; readonly userID: string }) =>
    db
      .selectFrom('business_member')
      .select('user_id')
      .where('business_id', '=', businessID)
      .where('user_id', '=', userID)
      .forShare(),
);

/** Changes no row when the assignee is the same. */
export const updateAssignee = defineStatement((db, { requestID, ownerID, assigneeID }: Assigned) =>
  db
    .updateTable('request_side')
    .set({ assignee_id: assigneeID })
    .where('request_id', '=', requestID)
    .where('owner_id', '=', ownerID)
    .where('assignee_id', 'is distinct from', assigneeID),
);

/** Sender, company and running clock of a request, for notifying its assignee. */
export const findAsked = defineStatement((db, { requestID }: Pick<Assigned, 'requestID'>) =>
  db
    .selectFrom('request')
    .leftJoin('request_clock as clock', (join) =>
      join.onRef('clock.request_id', '=', 'request.id').on('clock.next_step', 'is not', null),
    )
    .select(['request.id as request_id', 'to_id as business_id', 'from_id', 'from_type', 'request.user_id'])
    .select('cycle')
    .where('request.id', '=', requestID),
);

interface Owner {
  readonly businessID: string;
}

interface OwnLabel extends Owner {
  readonly labelID: string;
}

interface LabelContent {
  readonly name: string;
  readonly color: string;
}

export const selectLabels = defineStatement((db, { businessID }: Owner) =>
  db
    .selectFrom('request_label')
    .select(['id', 'name', 'color'])
    .where('business_id', '=', businessID)
    .orderBy(sql`lower(name)`)
    .orderBy('id'),
);

/** Serializes writes to a company's labels, so that names stay unique and the limit holds. */
export const lockLabels = defineStatement(
  (_, { businessID }: Owner) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`labels ${businessID}`}, 0))`,
);

export const insertLabel = defineStatement(
  (db, { labelID, businessID, name, color }: OwnLabel & LabelContent) =>
    db.insertInto('request_label').values({ id: labelID, business_id: businessID, name, color }),
);

export const updateLabel = defineStatement(
  (db, { labelID, businessID, name, color }: OwnLabel & LabelContent) =>
    db
      .updateTable('request_label')
      .set({ name, color })
      .where('id', '=', labelID)
      .where('business_id', '=', businessID),
);

export const deleteLabel = defineStatement((db, { labelID, businessID }: OwnLabel) =>
  db.deleteFrom('request_label').where('id', '=', labelID).where('business_id', '=', businessID),
);

interface Labels {
  readonly requestID: string;
  readonly businessID: string;
  readonly labelIDs: readonly string[];
}

/** Removes all labels of the company from a request except the given ones. */
export const removeOtherLabels = defineStatement(
  (_, { requestID, businessID, labelIDs }: Labels) => sql`
    delete from labelled_request using request_label
    where labelled_request.request_id = ${requestID} and request_label.id = labelled_request.label_id
      and request_label.business_id = ${businessID} and request_label.id <> all(${labelIDs}::text[])`,
);

/** Adds labels to a request; labels of other companies are ignored. */
export const addLabels = defineStatement(
  (_, { requestID, businessID, labelIDs }: Labels) => sql`
    insert into labelled_request (label_id, request_id)
    select id, ${requestID} from request_label
    where business_id = ${businessID} and id = any(${labelIDs}::text[])
    on conflict do nothing`,
);

interface OfRequest {
  readonly requestID: string;
  readonly businessID: string;
}

/** Oldest first. */
export const selectNotes = defineStatement((db, { requestID, businessID }: OfRequest) =>
  db
    .selectFrom('request_note')
    .selectAll()
    .where('request_id', '=', requestID)
    .where('business_id', '=', businessID)
    .orderBy('id'),
);

export const countNotes = defineStatement((db, { requestID, businessID }: OfRequest) =>
  db
    .selectFrom('request_note')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('request_id', '=', requestID)
    .where('business_id', '=', businessID),
);

interface NewNote {
  readonly id: string;
  readonly request_id: string;
  readonly business_id: string;
  readonly user_id: string;
  readonly content: string;
}

export const insertNote = defineStatement((db, note: NewNote) => db.insertInto('request_note').values(note));

export const findNote = defineStatement(
  (db, { requestID, businessID, noteID }: OfRequest & { noteID: string }) =>
    db
      .selectFrom('request_note')
      .selectAll()
      .where('id', '=', noteID)
      .where('request_id', '=', requestID)
      .where('business_id', '=', businessID),
);

export const deleteNote = defineStatement((db, { noteID }: { readonly noteID: string }) =>
  db.deleteFrom('request_note').where('id', '=', noteID),
);

interface Keeper {
  readonly userID: string;
  /** The company; null for the person's own replies. */
  readonly businessID: string | null;
}

interface Text {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** The person's own replies and those of the company. */
export const selectSavedReplies = defineStatement((db, { userID, businessID }: Keeper) =>
  db
    .selectFrom('saved_reply')
    .select(['id', 'title', 'content', 'business_id', 'user_id'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('business_id', 'is', null), eb('user_id', '=', userID)]),
        ...(businessID === null ? [] : [eb('business_id', '=', businessID)]),
      ]),
    )
    .orderBy(sql`lower(title)`)
    .orderBy('id'),
);

/** Serializes writes of one owner, so that the limit holds. */
export const lockSavedReplies = defineStatement(
  (_, { userID, businessID }: Keeper) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved replies ${businessID ?? userID}`}, 0))`,
);

export const countSavedReplies = defineStatement(
  (_, { userID, businessID }: Keeper) => sql<{ count: number }>`
    select count(*)::integer as count from saved_reply
    where ${businessID === null ? sql`business_id is null and user_id = ${userID}` : sql`business_id = ${businessID}`}`,
);

/** Locks a saved reply, with the person's role in its company. */
export const lockSavedReply = defineStatement(
  (_, { id, userID }: { readonly id: string; readonly userID: string }) => sql<{
    user_id: string;
    business_id: string | null;
    role: 'owner' | 'admin' | 'member' | null;
  }>`
    select reply.user_id, reply.business_id, member.role from saved_reply reply
    left join business_member member on member.business_id = reply.business_id and member.user_id = ${userID}
    where reply.id = ${id}
      and (member.user_id is not null or (reply.business_id is null and reply.user_id = ${userID}))
    for update of reply`,
);

export const insertSavedReply = defineStatement(
  (db, { id, title, content, userID, businessID }: Text & Keeper) =>
    db.insertInto('saved_reply').values({ id, title, content, user_id: userID, business_id: businessID }),
);

export const updateSavedReply = defineStatement((db, { id, title, content }: Text) =>
  db.updateTable('saved_reply').set({ title, content }).where('id', '=', id),
);

export const deleteReply = defineStatement((db, { id }: Pick<Text, 'id'>) =>
  db.deleteFrom('saved_reply').where('id', '=', id),
);
