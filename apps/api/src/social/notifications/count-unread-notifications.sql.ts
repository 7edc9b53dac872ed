import { mostUnread } from '@wbn/contract/social/notifications/notification.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isUnread, selectHeads } from './shown-notices.sql.ts';

/** Entries that are unread; it stops at `mostUnread`. */
export const countUnread = defineStatement(
  (_, { userID }: { userID: string }) => sql<{ unread: number }>`
    select count(*)::integer as unread
    from (${selectHeads({ userID, where: 'in_app', and: isUnread(userID), limit: mostUnread })}) as unread`,
);
