import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Keeper {
  readonly userID: string;
  /** Of a company; null: the person's own. */
  readonly businessID: string | null;
}

interface Text {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** The person's own, and those of the company. */
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

/** Makes the writes of one keeper wait for one another: their count stays true. */
export const lockSavedReplies = defineStatement(
  (_, { userID, businessID }: Keeper) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved replies ${businessID ?? userID}`}, 0))`,
);

export const countSavedReplies = defineStatement(
  (_, { userID, businessID }: Keeper) => sql<{ count: number }>`
    select count(*)::integer as count from saved_reply
    where ${businessID === null ? sql`business_id is null and user_id = ${userID}` : sql`business_id = ${businessID}`}`,
);

/** With the role of whoever asks in its company. */
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
