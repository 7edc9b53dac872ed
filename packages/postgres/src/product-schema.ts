import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultJson, Json, JsonOrNull, NullableTimestamp, Sourced, Timestamp } from './column-types.ts';
import type { StoredMinimumOrder, StoredPhoto, StoredPrice, StoredRowProblem } from './stored-values.ts';

export interface ProductTable extends Sourced {
  id: string;
  business_id: string;
  name: string;
  model: string | null;
  brand: string | null;
  ean: string | null;
  description: string | null;
  keywords: Generated<string[]>;
  specs: Json<{ key: string; value: string }[]>;
  main_image: JsonOrNull<StoredPhoto>;
  photos: DefaultJson<StoredPhoto[]>;
  videos: DefaultJson<{ videoID: string; url: string }[]>;
  industry_id: string | null;
  category_id: string | null;
  sub_category_id: string | null;
  lead_time: string | null;
  stock: boolean | null;
  price: JsonOrNull<StoredPrice>;
  minimum_order: JsonOrNull<StoredMinimumOrder>;
  status: Generated<'draft' | 'published'>;
  /** False for what a smaller plan hides. */
  within_plan: Generated<boolean>;
  /** Set while it can still be brought back. */
  deleted_at: NullableTimestamp;
  version: Generated<number>;
  /** What visitors see, if its company is public: published, within the plan, not deleted. */
  is_public: GeneratedAlways<boolean>;
  /** Since when it has been public, whatever it was in between; null for what never was. */
  first_public_at: GeneratedAlways<Date | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The import of a file that is too large for one request. */
export interface ProductImportTable {
  id: string;
  business_id: string;
  /** Who started it; null when they have deleted their account. */
  user_id: string | null;
  state: Generated<'waiting' | 'working' | 'done' | 'failed'>;
  failure: 'forbidden' | 'file' | 'other' | null;
  file_name: string;
  /** Compressed; null when it is not needed any more. */
  file: Buffer | null;
  /** Column by header, as the caller has said it. */
  mapping: Json<Record<string, string>>;
  language: string;
  rows: number;
  rows_done: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  unchanged: Generated<number>;
  problem_count: Generated<number>;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
}

/** What was wrong with a row of it, in the order of the file. */
export interface ProductImportProblemTable {
  import_id: string;
  position: number;
  problem: Json<StoredRowProblem>;
}

/** Who imports now; a turn that nobody renews ends by itself. */
export interface ImportTurnTable {
  /** `person` or `company` with an id. */
  key: string;
  /** Tells one who holds it from the next. */
  holder: string;
  taken_until: Timestamp;
}

export interface ProductsDatabase {
  product: ProductTable;
  product_import: ProductImportTable;
  product_import_problem: ProductImportProblemTable;
  import_turn: ImportTurnTable;
}
