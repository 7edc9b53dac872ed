import type { NotificationKind } from '@wbn/contract/social/notices.ts';
import type { NoticePlace } from '@wbn/contract/social/notifications.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isShownNotice } from './notifications.sql.ts';

interface NoticeRow {
  readonly user_id: string;
  readonly kind: NotificationKind;
  readonly actor_id: string;
  readonly resource_id: string;
  readonly resource_type: NoticePlace['type'];
  readonly root_id: string;
  readonly root_type: NoticePlace['type'];
  readonly outcome: string | null;
}

/** A notification to mail; no row when it is gone, or the person does not want it by mail or from this actor any more. */
export const findNotice = defineStatement(
  (_, { notificationID }: { notificationID: string }) => sql<NoticeRow>`
    select notice.user_id, notice.kind, actor_id, resource_id, resource_type, root_id, root_type, outcome
    from notification as notice
    left join notification_setting as setting on setting.user_id = notice.user_id and setting.kind = notice.kind
    where notice.id = ${notificationID} and coalesce(setting.by_mail, true) and ${isShownNotice('notice')}`,
);
