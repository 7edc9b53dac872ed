import { announcementSeconds } from '@wbn/contract/pages/announcements.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** What is announced now or within ten minutes, the newest first. */
export const selectShownAnnouncements = defineStatement((db) =>
  db
    .selectFrom('announcement')
    .select(['id', 'content', 'link', 'editions', 'language', 'starts_at', 'ends_at'])
    .where('starts_at', '<=', sql<Date>`now() + interval '10 minutes'`)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500),
);

/** Seconds after which every site knows a change, with room. */
const known = announcementSeconds + 15;

/** Marks those that have begun or ended since, once every site knows it; a trigger purges the pages of their editions. */
export const showAnnouncements = defineStatement(
  () => sql`
    update announcement set is_shown = not is_shown
    where (not is_shown and starts_at <= now() and ends_at > now() and created_at < now() - make_interval(secs => ${known}))
      or (is_shown and ends_at < now() - make_interval(secs => ${known}))`,
);
