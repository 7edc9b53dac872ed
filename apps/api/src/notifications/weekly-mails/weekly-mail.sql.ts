import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';

/** The weekly mails; each has the name of the setting that switches it off. */
export const weeklyMailKinds = ['figures', 'group-digest'] as const;

export type WeeklyMailKind = (typeof weeklyMailKinds)[number];

/** Whether a person wants a weekly mail; they do until they switch it off. */
export const wantsWeeklyMail = (kind: WeeklyMailKind, userID: string) => sql<boolean>`coalesce((
  select in_digest from notification_setting where user_id = ${sql.ref(userID)} and kind = ${kind}), true)`;

export interface WeeklyMailKey {
  readonly userID: string;
  readonly kind: WeeklyMailKind;
  /** The Monday on which it is sent, as `2026-11-30`. */
  readonly period: string;
}

/** Inserts the mail of a week; no row when it exists already. */
export const insertWeeklyMail = defineStatement((db, { userID, kind, period }: WeeklyMailKey) =>
  db
    .insertInto('weekly_mail')
    .values({ user_id: userID, kind, period })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);

/** Locks a mail that is neither sent nor skipped, until the transaction ends. */
export const lockWeeklyMail = defineStatement((db, { userID, kind, period }: WeeklyMailKey) =>
  db
    .selectFrom('weekly_mail')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('sent_at', 'is', null)
    .where('skipped', 'is', null)
    .forUpdate(),
);

/** Marks a mail as sent, or as skipped with the reason. */
export const closeWeeklyMail = defineStatement(
  (
    _,
    {
      userID,
      kind,
      period,
      skipped,
    }: WeeklyMailKey & { skipped: Selectable<Database['weekly_mail']>['skipped'] },
  ) => sql`
    update weekly_mail set sent_at = case when ${skipped}::text is null then now() end, skipped = ${skipped}
    where user_id = ${userID} and kind = ${kind} and period = ${period}`,
);

/** Marks a mail as unsent again, after the mail server did not take it. */
export const reopenWeeklyMail = defineStatement((db, { userID, kind, period }: WeeklyMailKey) =>
  db
    .updateTable('weekly_mail')
    .set({ sent_at: null })
    .where('user_id', '=', userID)
    .where('kind', '=', kind)
    .where('period', '=', period),
);

export const deleteOldWeeklyMails = defineStatement(
  () => sql`delete from weekly_mail where created_at < now() - interval '60 days'`,
);

/** Address, language and wish of a person, as they are now. */
export const findWeeklyReader = defineStatement(
  (_, { userID, kind }: { userID: string; kind: WeeklyMailKind }) => sql<{
    email: string | null;
    is_wanted: boolean;
    preferred: string | null;
    language: string | null;
    edition: string | null;
  }>`
    select case when account.email_verified then account.email end as email,
      ${wantsWeeklyMail(kind, 'person.id')} as is_wanted, person.preferred_language as preferred,
      reader.language, reader.edition
    from user_profile as person
    left join account."user" as account on account.id = person.id
    left join notification_reader as reader on reader.user_id = person.id
    where person.id = ${userID}`,
);
