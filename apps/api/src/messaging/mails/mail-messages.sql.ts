import type { MessageMailTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';
import { noBlockBetween } from '../../social/relations/blocks.sql.ts';

interface One {
  readonly requestID: string;
  readonly userID: string;
  readonly until: number;
}

/** Notes that a mail is on its way; no row when there is one already, or the person is gone. */
export const insertMessageMail = defineStatement(
  (_, { requestID, userID, until }: One) => sql<{ user_id: string }>`
    insert into message_mail (request_id, user_id, until_number)
    select ${requestID}, id, ${until} from user_profile where id = ${userID}
    on conflict do nothing
    returning user_id`,
);

/** The mail that nobody has sent or given up yet; whoever has it keeps it until the transaction ends. */
export const takeMessageMail = defineStatement((db, { requestID, userID, until }: One) =>
  db
    .selectFrom('message_mail')
    .select('user_id')
    .where('request_id', '=', requestID)
    .where('user_id', '=', userID)
    .where('until_number', '=', until)
    .where('sent_at', 'is', null)
    .where('skipped', 'is', null)
    .forUpdate(),
);

/** Notes that it is sent, or why not. */
export const closeMessageMail = defineStatement(
  (
    _,
    {
      requestID,
      userID,
      until,
      skipped,
    }: One & { skipped?: Selectable<MessageMailTable>['skipped'] | undefined },
  ) => sql`
    update message_mail
    set sent_at = case when ${skipped ?? null}::text is null then now() end, skipped = ${skipped ?? null}
    where request_id = ${requestID} and user_id = ${userID} and until_number = ${until}`,
);

/** The mail server has not taken it: it is still to be sent. */
export const reopenMessageMail = defineStatement((db, { requestID, userID, until }: One) =>
  db
    .updateTable('message_mail')
    .set({ sent_at: null })
    .where('request_id', '=', requestID)
    .where('user_id', '=', userID)
    .where('until_number', '=', until),
);

interface Asked {
  readonly requestID: string;
  readonly side: 'S' | 'R';
  readonly userID: string;
}

/** The thread as the person has it now; no row for whoever may not read it any more. */
export const findThread = defineStatement(
  (_, { requestID, side, userID }: Asked) => sql<{
    owner_id: string;
    other_id: string;
    subject: string;
    read_until: number;
    is_blocked: boolean;
  }>`
    select own.owner_id, other.owner_id as other_id, request.subject, own.read_until,
      not ${noBlockBetween(sql.ref('own.owner_id'), sql.ref('other.owner_id'))} as is_blocked
    from request_side as own
    join request on request.id = own.request_id and (own.side = 'S' or request.status <> 'held')
    join request_side as other on other.request_id = own.request_id and other.side <> own.side
    where own.request_id = ${requestID} and own.side = ${side}
      and (
        own.owner_id = ${userID}
        or exists (select from business_member where business_id = own.owner_id and user_id = ${userID})
      )`,
);

/** What the other side has written after a message and up to another: the last few, in their order, and how many there are. */
export const selectUnreadMessages = defineStatement(
  (
    _,
    given: Pick<Asked, 'requestID' | 'side'> & { after: number; until: number; most: number; length: number },
  ) => sql<{ content: string; total: number }>`
    select content, total from (
      select number, left(content, ${given.length}) as content, (count(*) over ())::integer as total from message
      where request_id = ${given.requestID} and side <> ${given.side}
        and number > ${given.after} and number <= ${given.until}
      order by number desc
      limit ${given.most}
    ) as last
    order by number`,
);

/** Notes of mails are kept as long as notifications. */
export const forgetMessageMails = defineStatement(
  () => sql`
    with gone as (delete from live_presence where seen_at < now() - interval '30 days')
    delete from message_mail where created_at < now() - interval '180 days'`,
);
