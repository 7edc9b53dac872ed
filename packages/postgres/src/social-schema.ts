import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';
import type { StoredPhoto } from './stored-values.ts';

type ResourceType = 'post' | 'comment' | 'business' | 'product' | 'user';

/** Who does or has written something: a person, or a company through one of its people. */
interface Acted {
  /** The person who did it, whatever the name. */
  user_id: string;
  /** The company in whose name it was done. */
  business_id: string | null;
}

/** A like: of one actor at most one for each resource. */
export interface ReactionTable extends Acted {
  resource_id: string;
  /** The company, else the person. */
  actor_id: GeneratedAlways<string>;
  resource_type: ResourceType;
  created_at: Timestamp;
}

/** People follow companies and people. */
export interface FollowTable {
  user_id: string;
  resource_id: string;
  resource_type: 'business' | 'user';
  created_at: Timestamp;
}

export interface FollowSummaryTable {
  resource_id: string;
  follower_count: Generated<number>;
}

/** Two people or companies who know each other, or of whom one asks (decision 9); one row for each pair. */
export interface ConnectionTable {
  id: string;
  requester_id: string;
  requester_type: 'user' | 'business';
  addressee_id: string;
  addressee_type: 'user' | 'business';
  /** The person who asked, in their own name or in a company's. */
  user_id: string;
  message: string | null;
  status: Generated<'pending' | 'accepted' | 'declined'>;
  created_at: Timestamp;
  answered_at: NullableTimestamp;
}

/** Neither sees or reaches the other; the one who blocks is a person, or a company by its admins. */
export interface BlockTable {
  blocker_id: string;
  blocker_type: 'user' | 'business';
  blocked_id: string;
  blocked_type: 'user' | 'business';
  /** The person who did it. */
  user_id: string | null;
  created_at: Timestamp;
}

/** A person does not want to read or hear of somebody, who does not notice. */
export interface MuteTable {
  user_id: string;
  muted_id: string;
  muted_type: 'user' | 'business';
  created_at: Timestamp;
}

/** Its id is made by the time (UUIDv7): posts are in the order of their ids. */
export interface PostTable extends Acted {
  id: string;
  /** The company, else the person. */
  author_id: GeneratedAlways<string>;
  /** Where it stands: a person's or a company's timeline. */
  timeline_id: string;
  timeline_type: 'user' | 'business';
  content: string;
  picture: JSONColumnType<StoredPhoto | null, string | null, string | null>;
  /** What the picture shows, in the author's words; null where they have not said. */
  picture_alt: string | null;
  /** What of our network it links to, shown as a card. */
  card_id: string | null;
  card_type: 'business' | 'product' | 'user' | 'post' | null;
  /** Counts the changes. */
  version: Generated<number>;
  edited_at: NullableTimestamp;
  removed_at: NullableTimestamp;
  created_at: Timestamp;
}

/** What a post said before it was changed. */
export interface PostEditTable {
  post_id: string;
  version: number;
  content: string;
  /** When this text was written. */
  written_at: Timestamp;
}

/** A comment on something, or the answer to a comment, which has none itself. */
export interface CommentTable extends Acted {
  id: string;
  /** The company, else the person. */
  author_id: GeneratedAlways<string>;
  resource_id: string;
  resource_type: ResourceType;
  /** What is talked about: of an answer, that of the comment. */
  root_id: string;
  root_type: 'post' | 'business' | 'product' | 'user';
  content: string;
  version: Generated<number>;
  edited_at: NullableTimestamp;
  /** Its answers go with it. */
  removed_at: NullableTimestamp;
  created_at: Timestamp;
}

/** `comment_count`: comments, of a comment its answers; `talk_count`: both together. */
export interface CommentSummaryTable {
  resource_id: string;
  comment_count: Generated<number>;
  talk_count: Generated<number>;
}

/** Somebody is named in a post or comment: characters (UTF-16) of its text. */
export interface MentionTable {
  resource_id: string;
  start: number;
  length: number;
  mentioned_id: string;
  mentioned_type: 'user' | 'business';
}

/** Of what can be taken back and done again by a tap: that it was told not long ago. */
export interface ToldNoticeTable {
  actor_id: string;
  kind: string;
  resource_id: string;
  /** The person who did it. */
  user_id: string;
  told_at: Timestamp;
}

/** What a person is told. */
export interface NotificationTable {
  /** By time (UUIDv7). */
  id: string;
  /** Who is told. */
  user_id: string;
  kind: string;
  /** Who did it. */
  actor_id: string;
  actor_type: 'user' | 'business';
  /** What it was done to. */
  resource_id: string;
  resource_type: ResourceType | 'connection' | 'request';
  /** Where to read it; of a comment what is talked about, of what was removed the case. */
  root_id: string;
  root_type: ResourceType | 'connection' | 'report-case';
  /** Notifications with one key are told together: the id of the first. */
  group_key: string;
  /** Their order, by a number of the database: what is written later stands above, whatever the clocks say. */
  position: GeneratedAlways<string>;
  /** In the center; else only in mails. */
  in_app: Generated<boolean>;
  in_digest: Generated<boolean>;
  created_at: Timestamp;
  /** When it was opened. */
  read_at: NullableTimestamp;
}

/** How somebody is told. Without a row: nothing seen, the usual mails. */
export interface NotificationReaderTable {
  user_id: string;
  /** The one mark: whatever has this position or a lower one was seen. */
  seen_until: Generated<string>;
  digest: Generated<'none' | 'daily' | 'weekly'>;
  /** Where and how the person was here last; for mails. */
  edition: string | null;
  language: string | null;
  time_zone: string | null;
  /** Ends the mails, for whoever has one of them. */
  stop_token: string;
  /** Ends the mails about messages and inquiries, in the same way; made with the first of them. */
  message_stop_token: string | null;
}

/** What differs from the usual. */
export interface NotificationSettingTable {
  user_id: string;
  kind: string;
  in_app: boolean;
  in_digest: boolean;
}

/** One mail of a period, a day or a week by its first day: written before it is sent, so that it is sent once. */
export interface NotificationDigestTable {
  user_id: string;
  period: ColumnType<string, string, string>;
  created_at: Timestamp;
  /** When it was given to the mail server; set before, taken back when that has refused it. */
  sent_at: NullableTimestamp;
  /** The position up to which it tells. */
  mailed_until: string | null;
  /** Why none was sent. */
  skipped: 'stopped' | 'no-address' | 'nothing-left' | 'refused' | null;
}

/**
 * Something has happened that open pages should hear of. `audience` is a person, or an author for whoever follows them. Read in the order
 * of (transaction_id, id), and only below the oldest transaction under way: so none is skipped that commits late.
 */
export interface LiveEventTable {
  id: GeneratedAlways<string>;
  transaction_id: GeneratedAlways<string>;
  audience: string;
  kind: string;
  resource_id: string;
  created_at: Timestamp;
}

/** One row: events of this transaction and older ones are not kept any more. */
export interface LiveEventForgottenTable {
  is_only: Generated<true>;
  transaction_id: Generated<string>;
}

export interface SocialDatabase {
  reaction: ReactionTable;
  follow: FollowTable;
  follow_summary: FollowSummaryTable;
  connection: ConnectionTable;
  block: BlockTable;
  mute: MuteTable;
  post: PostTable;
  post_edit: PostEditTable;
  comment: CommentTable;
  comment_summary: CommentSummaryTable;
  mention: MentionTable;
  notification: NotificationTable;
  told_notice: ToldNoticeTable;
  notification_reader: NotificationReaderTable;
  notification_setting: NotificationSettingTable;
  notification_digest: NotificationDigestTable;
  live_event: LiveEventTable;
  live_event_forgotten: LiveEventForgottenTable;
}
