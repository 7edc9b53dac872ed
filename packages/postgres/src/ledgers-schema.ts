import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Level, PaidLevel, RequiredTimestamp } from './column-types.ts';

/** What entries of the ledgers have in common; none is ever changed. */
interface LedgerEntry {
  business_id: string;
  /** From 1, by company. */
  position: number;
  /** What the entry follows from: the same is entered once. */
  source_key: string;
  /** The plan that grants. */
  level: ColumnType<PaidLevel | null, PaidLevel | null | undefined, never>;
  /** In the operator's words, and who that was. */
  note: ColumnType<string | null, string | null | undefined, never>;
  by_name: ColumnType<string | null, string | null | undefined, never>;
  created_at: RequiredTimestamp;
}

/** When a company came onto a plan, as far as the ledgers have noticed; before the first entry it was on none that is paid. */
export interface PlanEntryTable {
  business_id: string;
  position: number;
  level: Level;
  since: RequiredTimestamp;
}

/** A company or product that is promoted for a time. */
export interface BoostTable {
  id: string;
  business_id: string;
  resource_type: 'business' | 'product';
  /** Null of a company, and of a product that is gone. */
  product_id: string | null;
  resource_id: GeneratedAlways<string | null>;
  /** As it was called when the boost began. */
  resource_name: string;
  /** Who began it; null when they have deleted their account. */
  user_id: string | null;
  starts_at: RequiredTimestamp;
  ends_at: RequiredTimestamp;
  /** Set within a minute of the end. */
  is_over: Generated<boolean>;
}

/** Boosts of a company: what is left of a month is the sum of its amounts. */
export interface BoostEntryTable extends LedgerEntry {
  kind: 'granted' | 'spent' | 'returned' | 'lapsed';
  /** As `2026-11`, in UTC. */
  month: string;
  amount: number;
  boost_id: ColumnType<string | null, string | null | undefined, never>;
}

/** Minutes of support of a company: what is left of a year of membership is the sum. */
export interface SupportEntryTable extends LedgerEntry {
  kind: 'granted' | 'booked' | 'corrected' | 'lapsed';
  /** First day of the year of membership, as `2026-11-23`. */
  year_from: string;
  minutes: number;
  /** Position of the entry that a correction changes. */
  corrects: ColumnType<number | null, number | null | undefined, never>;
  /** Day of the work, as `2026-11-23`. */
  done_on: ColumnType<string | null, string | null | undefined, never>;
}

export interface LedgersDatabase {
  plan_entry: PlanEntryTable;
  boost: BoostTable;
  boost_entry: BoostEntryTable;
  support_entry: SupportEntryTable;
}
