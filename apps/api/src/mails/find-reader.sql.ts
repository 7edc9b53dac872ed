import { defineStatement } from '@wbn/postgres/statement.ts';

/** A person's confirmed address and preferred language, and the site of their last visit; no row without a confirmed address. */
export const selectReader = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('account.user as account')
    .innerJoin('user_profile as person', 'person.id', 'account.id')
    .leftJoin('notification_reader as visit', 'visit.user_id', 'account.id')
    .select([
      'account.email',
      'person.preferred_language',
      'visit.language',
      'visit.edition',
      'visit.time_zone',
    ])
    .where('account.id', '=', userID)
    .where('account.email_verified', '=', true),
);
