import type { Generated } from 'kysely';
import type { NullableTimestamp, RequiredTimestamp, Timestamp } from './column-types.ts';

/**
 * The 24-hour answer: the buyer has written, and the company that was asked is to answer. One runs for a request at most; what is written
 * after an answer begins the next cycle.
 */
export interface RequestClockTable {
  request_id: string;
  /** From 1, the only one that figures count. */
  cycle: number;
  /** Who is to answer. */
  business_id: string;
  /** When the inquiry reached the company; the three others follow from it, and stay. */
  started_at: RequiredTimestamp;
  remind_at: RequiredTimestamp;
  reassign_at: RequiredTimestamp;
  due_at: RequiredTimestamp;
  /** What comes next and when; null when the clock has ended. */
  next_step: 'remind' | 'reassign' | 'miss' | null;
  next_at: NullableTimestamp;
  reminded_at: NullableTimestamp;
  reassigned_at: NullableTimestamp;
  /** Why it has ended: the buyer has ended the conversation (`withdrawn`), the company has without a word (`declined`), or nobody could answer any more (`barred`). */
  result: 'answered' | 'missed' | 'withdrawn' | 'declined' | 'barred' | null;
  /** A miss is stamped with the time at which the answer was due. */
  ended_at: NullableTimestamp;
  /** When the company answered, also after the miss. */
  answered_at: NullableTimestamp;
  /** Working minutes to the answer, of what was counted. */
  answer_minutes: number | null;
  /** Whether the figures of the company know how it ended. */
  is_counted: Generated<boolean>;
}

/** Companies offered to a buyer who was not answered; chosen once. */
export interface RequestAlternativeTable {
  request_id: string;
  /** From 1. */
  place: number;
  business_id: string;
}

/** How a company answers, of who was asked often enough. */
export interface BusinessAnswersTable {
  business_id: string;
  /** Percent of inquiries that were answered in time. */
  rate: number;
  /** Working minutes to the first answer; null when none came. */
  median_minutes: number | null;
}

/** What one side of a request has not read and may have to be told by mail. */
export interface UnreadMailTable {
  request_id: string;
  side: 'S' | 'R';
  /** Since when something waits, and when to look; null when all was told or read. */
  waiting_since: NullableTimestamp;
  due_at: NullableTimestamp;
  /** Up to which message mails have told. */
  mailed_until: Generated<number>;
}

/** One mail to one person about messages of one request; written before it is sent, so that it is sent once. */
export interface MessageMailTable {
  request_id: string;
  user_id: string;
  until_number: number;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
  /** Why none was sent. */
  skipped: 'read' | 'present' | 'stopped' | 'no-address' | 'barred' | 'refused' | null;
}

/** People with a page open, as seen each minute. */
export interface LivePresenceTable {
  user_id: string;
  seen_at: Timestamp;
}

export interface AnswersDatabase {
  request_clock: RequestClockTable;
  request_alternative: RequestAlternativeTable;
  business_answers: BusinessAnswersTable;
  unread_mail: UnreadMailTable;
  message_mail: MessageMailTable;
  live_presence: LivePresenceTable;
}
