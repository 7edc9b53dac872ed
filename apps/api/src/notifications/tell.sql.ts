import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { hasNotBlocked, isNotMuted, noBlockBetween } from '../authors/blocks.sql.ts';
import { isReadableGroup } from '../resources/shown-place.sql.ts';

const key = (userID: ReturnType<typeof sql.ref> | string) => sql`hashtextextended(${userID}, 26)`;

/**
 * Shared lock taken by writers of notifications until they commit. Writers do not wait for one another; reading the list or moving
 * `seen_until` waits for them, so that no notification appears below what was seen.
 */
export const lockNotificationsForWrite = defineStatement(
  (_, { people }: { people: readonly string[] }) => sql`
    select pg_advisory_xact_lock_shared(${key(sql.ref('person.id'))})
    from (select id from unnest(${people}::text[]) as id order by id) as person`,
);

/** Exclusive lock: waits for writers of the person's notifications and keeps new ones out until the transaction ends. */
export const lockNotificationsForRead = defineStatement(
  (_, { userID }: { userID: string }) => sql`select pg_advisory_xact_lock(${key(userID)})`,
);

interface Candidates {
  readonly people: readonly string[];
  /** '' where no member is the actor: then nobody is left out because of blocks and mutes. */
  readonly actorID: string;
  readonly userID: string;
  readonly kind: string;
  /** Whether only blocks of the person count. */
  readonly receiverUnknown: boolean;
  /** Where it is read; '' to tell people wherever it was. */
  readonly rootID: string;
  /** Whether this kind is mailed to people who have not chosen. */
  readonly mailedByDefault: boolean;
}

/**
 * Which of the given people are told: without the actor, people in a block with the actor, and those who muted them or switched this kind
 * off. Of what is written in a private group only its members are told.
 */
export const selectRecipients = defineStatement(
  (_, { people, actorID, userID, kind, receiverUnknown, rootID, mailedByDefault }: Candidates) => {
    const isFree = receiverUnknown ? hasNotBlocked : noBlockBetween;
    return sql<{
      id: string;
      in_app: boolean;
      by_mail: boolean;
    }>`
    select person.id, coalesce(in_app, true) as in_app, coalesce(by_mail, ${mailedByDefault}) as by_mail
    from user_profile as person
    left join notification_setting as setting on setting.user_id = person.id and setting.kind = ${kind}
    where person.id = any(${people}::text[])
      and person.id <> ${userID}
      and (coalesce(in_app, true) or coalesce(by_mail, ${mailedByDefault}))
      and ${isFree(sql.ref('person.id'), actorID)}
      and ${isFree(sql.ref('person.id'), userID)}
      and ${isNotMuted(sql.ref('person.id'), actorID)}
      and not exists (
        select from post where post.id = ${rootID} and post.timeline_type = 'group'
          and not ${isReadableGroup('post.timeline_id', sql.ref('person.id'))})
    order by person.id`;
  },
);

interface NewNotifications {
  readonly ids: readonly string[];
  readonly people: readonly string[];
  readonly inApp: readonly boolean[];
  readonly inDigest: readonly boolean[];
  readonly kind: string;
  /** Undefined: each person is the actor of their own notification, which reveals no name. */
  readonly actor: { readonly id: string; readonly type: string } | undefined;
  readonly resource: { readonly id: string; readonly type: string };
  readonly root: { readonly id: string; readonly type: string };
  readonly outcome: string | undefined;
  readonly note: string | undefined;
  /** Whether notifications about one thing are shown as one entry. */
  readonly grouped: boolean;
}

/** A group closes once it was seen or opened, or after this time, so that read entries do not move up again. */
const longestGroup = sql`interval '12 hours'`;

/** Inserts a notification per person; it joins the open group of the same kind and thing, or begins one. */
export const insertNotifications = defineStatement((_, given: NewNotifications) => {
  const {
    ids,
    people,
    inApp,
    inDigest,
    kind,
    actor,
    resource,
    root,
    outcome = null,
    note = null,
    grouped,
  } = given;
  return sql`
    insert into notification (
      id, user_id, in_app, in_digest, kind, actor_id, actor_type, resource_id, resource_type, root_id, root_type, outcome,
      note, group_key
    )
    select
      told.id, told.user_id, told.in_app, told.in_digest, ${kind}, coalesce(${actor?.id ?? null}, told.user_id),
      ${actor?.type ?? 'user'}, ${resource.id}, ${resource.type}, ${root.id}, ${root.type}, ${outcome}::text, ${note}::text,
      coalesce(last.group_key, told.id)
    from unnest(${ids}::text[], ${people}::text[], ${inApp}::boolean[], ${inDigest}::boolean[])
      as told (id, user_id, in_app, in_digest)
    left join notification_reader as reader on reader.user_id = told.user_id
    left join lateral (
      select open.group_key from notification as open
      where ${grouped}
        and open.user_id = told.user_id and open.resource_id = ${resource.id} and open.kind = ${kind}
        and open.in_app = told.in_app and open.in_digest = told.in_digest
        and open.position > coalesce(reader.seen_until, 0) and open.read_at is null
        and now() - ${longestGroup} < (
          select min(created_at) from notification as first
          where first.user_id = open.user_id and first.group_key = open.group_key
        )
      order by open.position desc
      limit 1
    ) as last on true
    order by told.user_id`;
});

/** Deletes notifications of what was undone (a like taken back, a comment removed). Returns who had been told. */
export const deleteNotifications = defineStatement(
  (db, given: { kind: string; actorID: string; resourceID: string }) =>
    db
      .deleteFrom('notification')
      .where('kind', '=', given.kind)
      .where('actor_id', '=', given.actorID)
      .where('resource_id', '=', given.resourceID)
      .returning('user_id'),
);

interface Telling {
  readonly kind: string;
  readonly actorID: string;
  readonly resourceID: string;
  readonly people: readonly string[];
}

/** Records that these people are told; returns those who were not told the same within the last day. */
export const recordTold = defineStatement(
  (_, { kind, actorID, resourceID, people }: Telling) => sql<{ user_id: string }>`
    insert into told_today (user_id, kind, actor_id, resource_id)
    select id, ${kind}, ${actorID}, ${resourceID} from unnest(${people}::text[]) as id order by id
    on conflict (user_id, kind, actor_id, resource_id) do update set told_at = now()
    where told_today.told_at < now() - interval '1 day'
    returning user_id`,
);
