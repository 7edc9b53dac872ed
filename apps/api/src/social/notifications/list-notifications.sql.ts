import type { NoticePlace } from '@wbn/contract/social/notifications/notification.ts';
import type { NotificationKind } from '@wbn/contract/social/notifications/notification-kinds.ts';
import type { ReportReason } from '@wbn/contract/social/safety/report.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { actorsOfHead, isUnread, selectHeads } from './shown-notices.sql.ts';

interface Page {
  readonly userID: string;
  /** Below this position; undefined: from the newest on. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface NoticeRow {
  readonly group_key: string;
  readonly position: string;
  readonly kind: NotificationKind;
  readonly resource_id: string;
  readonly resource_type: NoticePlace['type'];
  readonly root_id: string;
  readonly root_type: NoticePlace['type'];
  readonly created_at: Date;
  readonly is_unread: boolean;
  readonly is_read: boolean;
  readonly actor_count: number;
  readonly actor_ids: readonly string[];
}

/** A page of entries, the newest first, with who stands in each. */
export const selectNotices = defineStatement((_, { userID, after, limit }: Page) => {
  const below = after === undefined ? sql`true` : sql`head.position < ${after}::bigint`;
  return sql<NoticeRow>`
    select
      group_key, position::text, kind, resource_id, resource_type, root_id, root_type, created_at,
      ${isUnread(userID)} as is_unread, read_at is not null as is_read, actor_count, actor_ids
    from (${selectHeads({ userID, where: 'in_app', and: below, limit })}) as head
    cross join lateral (${actorsOfHead('in_app')}) as actors
    order by head.position desc`;
});

/** How many characters of a post or comment are read. */
const excerpt = 160;

interface Place {
  readonly id: string;
  readonly text: string;
  readonly company_name: string | null;
  /** Of a case: why something was removed. */
  readonly reason: ReportReason | null;
}

/** Names of companies, products and people, and how posts and comments begin, also what was removed. */
export const selectPlaces = defineStatement(
  (_, { ids }: { ids: readonly string[] }) => sql<Place>`
    select id, left(content, ${excerpt}) as text, null as company_name, null as reason from post
    where id = any(${ids}::text[]) and removed_at is null
    union all
    select id, left(content, ${excerpt}), null, null from comment where id = any(${ids}::text[]) and removed_at is null
    union all
    select product.id, product.name, company_name, null from product join business on business.id = product.business_id
    where product.id = any(${ids}::text[])
    union all
    select id, company_name, null, null from business where id = any(${ids}::text[])
    union all
    select id, first_name || ' ' || last_name, null, null from user_profile where id = any(${ids}::text[])
    union all
    select id, left(content, ${excerpt}), null, (
      select reason from report_decision where case_id = report_case.id order by report_decision.id desc limit 1
    ) from report_case where id = any(${ids}::text[])
    union all
    select id, subject, null, null from request where id = any(${ids}::text[])`,
);

export type PlaceRow = RowOf<typeof selectPlaces>;
