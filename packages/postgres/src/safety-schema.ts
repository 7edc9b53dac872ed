import type { ColumnType, Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './column-types.ts';

/** What is said to be wrong with one thing; all who report it while it is open share it. */
export interface ReportCaseTable {
  id: string;
  resource_id: string;
  resource_type: 'post' | 'comment' | 'business' | 'user' | 'request';
  /** Whose it is; of a thread the side that was first reported by the other. */
  owner_id: string;
  owner_type: 'user' | 'business';
  /** What it said when it was first reported; of a company or person the name, of a thread subject and first message. */
  content: string;
  /** The last one; null while the case is open. */
  decision: 'keep' | 'remove' | null;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
}

/** One person's. */
export interface ReportTable {
  case_id: string;
  user_id: string;
  reason: string;
  note: string | null;
  /** Of a thread: on which side of it they are. */
  side: 'S' | 'R' | null;
  created_at: Timestamp;
}

/** What was decided, each time: who, when and why. */
export interface ReportDecisionTable {
  id: string;
  case_id: string;
  decision: 'keep' | 'remove';
  note: string;
  /** Why a post or comment was removed, as its author is told. */
  reason: string | null;
  /** End of the measure; null where it has none. */
  until: NullableTimestamp;
  decided_by: string;
  created_at: Timestamp;
}

/** A person who may not write for a time. */
export interface SuspensionTable {
  user_id: string;
  until: ColumnType<Date, Date | string, Date | string>;
  case_id: string;
}

/** A company that an operator has taken off the site; its people cannot publish it. */
export interface BusinessHoldTable {
  business_id: string;
  /** Null: until an operator decides otherwise. */
  until: NullableTimestamp;
  case_id: string;
}

/** Companies that a person keeps together. */
export interface FavoriteListTable {
  id: string;
  user_id: string;
  /** Null for the list that the first save makes: each language has its own name for it. */
  name: string | null;
  created_at: Timestamp;
}

export interface FavoriteTable {
  list_id: string;
  business_id: string;
  /** As it was when it was saved: a company that is gone is still called by it. */
  company_name: string;
  note: Generated<string>;
  created_at: Timestamp;
  /** Set while it can still be brought back. */
  removed_at: NullableTimestamp;
}

export interface SafetyDatabase {
  report_case: ReportCaseTable;
  report: ReportTable;
  report_decision: ReportDecisionTable;
  suspension: SuspensionTable;
  business_hold: BusinessHoldTable;
  favorite_list: FavoriteListTable;
  favorite: FavoriteTable;
}
