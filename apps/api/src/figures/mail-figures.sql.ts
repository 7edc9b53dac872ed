import type { FigureMailTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';

/** Whether a person wants the weekly mail; they do until they switch it off. */
const isWanted = sql`coalesce((
  select in_digest from notification_setting where user_id = account.id and kind = 'figures'
), true)`;

/** Owners and admins of public companies with a confirmed address who want the mail, sorted by id, after an id. */
export const selectMailReaders = defineStatement(
  (_, { after, limit }: { after: string; limit: number }) => sql<{
    user_id: string;
    time_zone: string | null;
  }>`
    select account.id as user_id, reader.time_zone
    from account."user" as account
    left join notification_reader as reader on reader.user_id = account.id
    where account.id > ${after} and account.email_verified and ${isWanted} and exists (
      select from business_member as member join business on business.id = member.business_id
      where member.user_id = account.id and member.role in ('owner', 'admin') and business.is_public
    )
    order by account.id
    limit ${limit}`,
);

interface MailKey {
  readonly userID: string;
  readonly week: string;
}

/** Inserts the mail of a week; no row when it exists already. */
export const insertFigureMail = defineStatement((db, { userID, week }: MailKey) =>
  db
    .insertInto('figure_mail')
    .values({ user_id: userID, week })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);

/** Locks a mail that is neither sent nor skipped, until the transaction ends. */
export const lockFigureMail = defineStatement((db, { userID, week }: MailKey) =>
  db
    .selectFrom('figure_mail')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('week', '=', week)
    .where('sent_at', 'is', null)
    .where('skipped', 'is', null)
    .forUpdate(),
);

/** Marks a mail as sent, or as skipped with the reason. */
export const closeFigureMail = defineStatement(
  (
    _,
    { userID, week, skipped = null }: MailKey & { skipped?: Selectable<FigureMailTable>['skipped'] },
  ) => sql`
    update figure_mail set sent_at = case when ${skipped}::text is null then now() end, skipped = ${skipped}
    where user_id = ${userID} and week = ${week}`,
);

/** Marks a mail as unsent again, after the mail server did not take it. */
export const reopenFigureMail = defineStatement((db, { userID, week }: MailKey) =>
  db.updateTable('figure_mail').set({ sent_at: null }).where('user_id', '=', userID).where('week', '=', week),
);

export const deleteOldFigureMails = defineStatement(
  () => sql`delete from figure_mail where created_at < now() - interval '60 days'`,
);

/** Address and language of a person, as they are now. */
export const findFigureReader = defineStatement(
  (_, { userID }: { userID: string }) => sql<{
    email: string | null;
    is_wanted: boolean;
    preferred: string | null;
    language: string | null;
    edition: string | null;
  }>`
    select case when account.email_verified then account.email end as email, ${isWanted} as is_wanted,
      person.preferred_language as preferred, reader.language, reader.edition
    from user_profile as person
    left join account."user" as account on account.id = person.id
    left join notification_reader as reader on reader.user_id = person.id
    where person.id = ${userID}`,
);

/** Public companies that a person is owner or admin of, oldest first. */
export const selectMailedCompanies = defineStatement(
  (_, { userID, most }: { userID: string; most: number }) => sql<{ id: string; company_name: string }>`
    select business.id, company_name
    from business_member as member join business on business.id = member.business_id
    where member.user_id = ${userID} and member.role in ('owner', 'admin') and business.is_public
    order by member.created_at, business.id
    limit ${most}`,
);

/** Returns the token that stops a person's weekly mails; an existing one is kept. */
export const ensureFiguresToken = defineStatement(
  (_, given: { userID: string; stopToken: string; figuresToken: string }) => sql<{ token: string }>`
    insert into notification_reader as reader (user_id, stop_token, figures_stop_token)
    values (${given.userID}, ${given.stopToken}, ${given.figuresToken})
    on conflict (user_id) do update
    set figures_stop_token = coalesce(reader.figures_stop_token, excluded.figures_stop_token)
    returning figures_stop_token as token`,
);
