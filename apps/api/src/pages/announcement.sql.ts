import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** What an edition announces now in a language, the newest first. */
export const selectShownAnnouncements = defineStatement(
  (db, { edition, language }: { readonly edition: string; readonly language: string }) =>
    db
      .selectFrom('announcement')
      .select(['id', 'content', 'link'])
      .where('language', '=', language)
      .where('starts_at', '<=', sql<Date>`now()`)
      .where('ends_at', '>', sql<Date>`now()`)
      .where((where) => where.or([where('editions', 'is', null), sql<boolean>`${edition} = any(editions)`]))
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .limit(3),
);

/** Marks those that have begun or ended since; a trigger purges the pages of their editions. */
export const showAnnouncements = defineStatement(
  () => sql`
    update announcement set is_shown = not is_shown
    where is_shown <> (starts_at <= now() and ends_at > now()) and (is_shown or ends_at > now())`,
);
