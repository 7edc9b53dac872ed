import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';

interface HeldKey {
  readonly requestID: string;
}

interface Owners {
  readonly from_id: string;
  readonly to_id: string;
}

/** Opens a held request and moves it to the top of both lists; no row when it is not held any more. */
export const releaseHeld = defineStatement(
  (_, { requestID }: HeldKey) => sql<Owners>`
    with opened as (
      update request set status = 'open'
      where id = ${requestID} and status = 'held' and withheld_at is null
      returning id, from_id, to_id
    ), next as (
      select id, nextval('request_position') as position from opened
    ), moved as (
      update request_side set position = next.position from next where request_id = next.id
    )
    select from_id, to_id from opened`,
);

/** Withholds a held request from its receiver; no row when it is not held any more. */
export const withholdHeld = defineStatement(
  (_, { requestID }: HeldKey) => sql<Owners>`
    update request set withheld_at = now()
    where id = ${requestID} and status = 'held' and withheld_at is null
    returning from_id, to_id`,
);

/** Held first messages with sender and receiver; names are null for deleted ones. */
const held = (db: Kysely<Database>) =>
  db
    .selectFrom('request')
    .innerJoin('message', (join) =>
      join.onRef('message.request_id', '=', 'request.id').on('message.number', '=', 1),
    )
    .leftJoin('user_profile as writer', 'writer.id', 'request.user_id')
    .leftJoin('business as sender', 'sender.id', 'request.from_id')
    .leftJoin('business as receiver', 'receiver.id', 'request.to_id')
    .leftJoin('user_profile as person', 'person.id', 'request.to_id')
    .select([
      'request.id',
      'request.created_at',
      'request.subject',
      'request.user_id',
      'request.from_id',
      'request.from_type',
      'request.to_type',
      'request.to_id',
      'message.content',
      sql<string | null>`trim(writer.first_name || ' ' || writer.last_name)`.as('writer'),
      'sender.company_name as sender',
      sql<
        string | null
      >`coalesce(receiver.company_name, trim(person.first_name || ' ' || person.last_name))`.as('receiver'),
    ])
    .where('request.status', '=', 'held')
    .where('request.withheld_at', 'is', null);

/** Oldest first. */
export const selectHeld = defineStatement((db, { most }: { readonly most: number }) =>
  held(db).orderBy('request.id').limit(most),
);

/** The first message of an inquiry that was held, also after it was refused. */
export const findFirstMessage = defineStatement(
  (_, { requestID }: { readonly requestID: string }) => sql<{
    subject: string;
    content: string;
    user_id: string;
    writer: string | null;
    created_at: Date;
  }>`
    select request.subject, message.content, message.user_id, message.created_at,
      trim(writer.first_name || ' ' || writer.last_name) as writer
    from request join message on message.request_id = request.id and message.number = 1
    left join user_profile as writer on writer.id = message.user_id
    where request.id = ${requestID}`,
);

export const findHeld = defineStatement((db, { requestID }: { readonly requestID: string }) =>
  held(db).where('request.id', '=', requestID),
);

/** How many inquiries somebody has sent in 30 days, how many of them wait here, and how many were refused or ended here. */
export const countSent = defineStatement(
  (_, { userID }: { readonly userID: string }) => sql<{
    sent: number;
    held: number;
    refused: number;
    since: Date | null;
  }>`
    select count(*)::integer as sent, count(*) filter (where status = 'held' and withheld_at is null)::integer as held,
      count(*) filter (where withheld_at is not null)::integer as refused,
      (select created_at from account."user" as account where account.id = ${userID}) as since
    from request where user_id = ${userID} and created_at > now() - interval '30 days'`,
);

export type HeldRow = RowOf<typeof selectHeld>;
