import type { MessageMailTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';
import { isNotMuted, noBlockBetween } from '../../authors/blocks.sql.ts';
import { isShownToSide } from '../request-row.sql.ts';

/** Whether a person wants mails about messages, and has a page open. */
export const findMessageWish = defineStatement(
  (_, { userID }: { userID: string }) => sql<{ is_wanted: boolean; is_present: boolean }>`
    select
      coalesce((select by_mail from notification_setting where user_id = ${userID} and kind = 'message'), true) as is_wanted,
      exists (
        select from live_presence where user_id = ${userID} and seen_at > now() - interval '3 minutes') as is_present`,
);

/** An inquiry that still waits for its answer, if the person may still answer; otherwise no row. */
export const findWaiting = defineStatement(
  (_, { requestID, userID }: { requestID: string; userID: string }) => sql<{
    due_at: Date;
    assignee_id: string | null;
  }>`
    select clock.due_at, side.assignee_id
    from request_clock as clock
    join request on request.id = clock.request_id and request.status = 'open'
    join request_side as side on side.request_id = request.id and side.side = 'R'
    join business_member as member on member.business_id = clock.business_id and member.user_id = ${userID}
    where clock.request_id = ${requestID} and clock.next_step is not null`,
);

interface MailKey {
  readonly requestID: string;
  readonly userID: string;
  readonly until: number;
}

/** Records that a mail is queued; no row when it is already, or the person is gone. */
export const insertMessageMail = defineStatement(
  (_, { requestID, userID, until }: MailKey) => sql<{ user_id: string }>`
    insert into message_mail (request_id, user_id, until_number)
    select ${requestID}, id, ${until} from user_profile where id = ${userID}
    on conflict do nothing
    returning user_id`,
);

/** Locks a mail that is neither sent nor skipped, until the transaction ends. */
export const lockMessageMail = defineStatement((db, { requestID, userID, until }: MailKey) =>
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

/** Marks a mail as sent, or as skipped with the reason. */
export const closeMessageMail = defineStatement(
  (
    _,
    {
      requestID,
      userID,
      until,
      skipped,
    }: MailKey & { skipped?: Selectable<MessageMailTable>['skipped'] | undefined },
  ) => sql`
    update message_mail
    set sent_at = case when ${skipped ?? null}::text is null then now() end, skipped = ${skipped ?? null}
    where request_id = ${requestID} and user_id = ${userID} and until_number = ${until}`,
);

/** Marks a mail as unsent again, after the mail server did not take it. */
export const reopenMessageMail = defineStatement((db, { requestID, userID, until }: MailKey) =>
  db
    .updateTable('message_mail')
    .set({ sent_at: null })
    .where('request_id', '=', requestID)
    .where('user_id', '=', userID)
    .where('until_number', '=', until),
);

interface Input {
  readonly requestID: string;
  readonly side: 'S' | 'R';
  readonly userID: string;
}

/** The thread as the person sees it now; no row when they may not read it any more. */
export const findThread = defineStatement(
  (_, { requestID, side, userID }: Input) => sql<{
    owner_id: string;
    other_id: string;
    subject: string;
    read_until: number;
    to_type: 'user' | 'business';
    is_blocked: boolean;
    is_muted: boolean;
  }>`
    select own.owner_id, other.owner_id as other_id, request.subject, own.read_until,
      request.to_type, not ${noBlockBetween(sql.ref('own.owner_id'), sql.ref('other.owner_id'))} as is_blocked,
      not ${isNotMuted(userID, sql.ref('other.owner_id'))} as is_muted
    from request_side as own
    join request on request.id = own.request_id and ${isShownToSide}
    join request_side as other on other.request_id = own.request_id and other.side <> own.side
    where own.request_id = ${requestID} and own.side = ${side}
      and (
        own.owner_id = ${userID}
        or exists (select from business_member where business_id = own.owner_id and user_id = ${userID})
      )`,
);

/** Messages of the other side in a range of numbers: the last few, in order, and how many there are. */
export const selectUnreadMessages = defineStatement(
  (
    _,
    given: Pick<Input, 'requestID' | 'side'> & { after: number; until: number; most: number; length: number },
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

/** Records of mails are kept as long as notifications. */
export const deleteOldMessageMails = defineStatement(
  () => sql`
    with gone as (delete from live_presence where seen_at < now() - interval '30 days')
    delete from message_mail where created_at < now() - interval '180 days'`,
);
