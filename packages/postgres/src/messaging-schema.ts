import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

type ActorType = 'user' | 'business';

/** An inquiry: who asks (S), a person or a company, and the company that is asked (R). */
export interface RequestTable {
  /** By time (UUIDv7). */
  id: string;
  /** The same inquiry to several companies. */
  round_id: string | null;
  /** The person who asked, in whatever name. */
  user_id: string;
  from_id: string;
  from_type: ActorType;
  to_id: string;
  subject: string;
  /** `held`: waits for an operator's look; only the sender sees it. */
  status: Generated<'held' | 'open' | 'closed'>;
  closed_side: 'S' | 'R' | null;
  closed_at: NullableTimestamp;
  /** Since when a held one is over, refused or ended by its sender: the receiver never sees it. */
  withheld_at: NullableTimestamp;
  /** The quoted product, and its name as it was then. */
  product_id: string | null;
  product_name: string | null;
  quantity: ColumnType<string | null, number | string | null, number | string | null>;
  unit: string | null;
  /** ISO 3166-1 alpha-2. */
  delivery_country: string | null;
  /** Incoterms 2020. */
  delivery_term: string | null;
  wanted_on: ColumnType<string | null, string | null, string | null>;
  /** The number of the last message; whoever writes the next locks this row. */
  message_count: Generated<number>;
  created_at: Timestamp;
}

/** A request as one of its two sides has it. */
export interface RequestSideTable {
  request_id: string;
  side: 'S' | 'R';
  owner_id: string;
  owner_type: ActorType;
  /** Newest activity: of the sequence `request_position`. */
  position: string;
  /** Number of the other side's last message. */
  last_received: Generated<number>;
  /** What counts as read: of an assigned request what its assignee has read. */
  read_until: Generated<number>;
  /** What anyone of this side has seen; the other side is shown it. */
  seen_until: Generated<number>;
  is_unread: GeneratedAlways<boolean>;
  /** The colleague who answers it. */
  assignee_id: string | null;
}

/** What one side has written: numbered from 1 within its request, without gaps. */
export interface MessageTable {
  request_id: string;
  number: number;
  id: string;
  side: 'S' | 'R';
  user_id: string;
  content: string;
  /** Price, minimum order, lead time and terms that a supplier offers. */
  offer: JSONColumnType<object | null, string | null, string | null>;
  created_at: Timestamp;
}

/** Only the two sides may load it. */
export interface MessageFileTable {
  id: string;
  request_id: string;
  number: number;
  /** From 1, in the order of sending. */
  place: number;
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** In the file store, never public; the threads of a round share it. */
  path: string;
}

/** What colleagues write each other about a request. */
export interface RequestNoteTable {
  id: string;
  request_id: string;
  business_id: string;
  user_id: string;
  content: string;
  created_at: Timestamp;
}

export interface RequestLabelTable {
  id: string;
  business_id: string;
  name: string;
  color: string;
  created_at: Timestamp;
}

export interface LabelledRequestTable {
  label_id: string;
  request_id: string;
}

/** A text to answer with: a person's own, or of all of a company. */
export interface SavedReplyTable {
  id: string;
  business_id: string | null;
  user_id: string;
  title: string;
  content: string;
  created_at: Timestamp;
}

export interface MessagingDatabase {
  request: RequestTable;
  request_side: RequestSideTable;
  message: MessageTable;
  message_file: MessageFileTable;
  request_note: RequestNoteTable;
  request_label: RequestLabelTable;
  labelled_request: LabelledRequestTable;
  saved_reply: SavedReplyTable;
}
