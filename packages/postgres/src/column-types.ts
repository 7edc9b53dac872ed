import type { ColumnType, JSONColumnType } from 'kysely';

/** Set by the database where the row says nothing. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type RequiredTimestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A `date` column; read as `YYYY-MM-DD`, never as a Date in some time zone. */
export type DateOnly = ColumnType<string | null, string | null, string | null>;
/** The same, null where the row says nothing. */
export type OptionalDate = ColumnType<string | null, string | null | undefined, string | null>;

export type Json<T extends object> = JSONColumnType<T, string, string>;
export type JsonOrNull<T extends object> = ColumnType<T | null, string | null, string | null>;
export type OptionalJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
export type DefaultJson<T extends object> = ColumnType<T, string | undefined, string>;

/** Where a row came from: `demo`, `seed`, an import's file, or `member` for what people typed. */
export interface Sourced {
  source: string;
  source_id: string;
}

/** A company's plan. */
export type Level = 'standard' | 'gold' | 'premium' | 'platinum';
export type PaidLevel = Exclude<Level, 'standard'>;
