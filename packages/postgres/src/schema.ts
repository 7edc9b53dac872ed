import type { Generated } from 'kysely';
import type { AccountDatabase } from './account-schema.ts';
import type { AnswersDatabase } from './answers-schema.ts';
import type { BusinessDatabase } from './business-schema.ts';
import type { DateOnly, JsonOrNull, Sourced, Timestamp } from './column-types.ts';
import type { FilesDatabase } from './file-schema.ts';
import type { LedgersDatabase } from './ledgers-schema.ts';
import type { MembershipDatabase } from './membership-schema.ts';
import type { MessagingDatabase } from './messaging-schema.ts';
import type { ProductsDatabase } from './product-schema.ts';
import type { SafetyDatabase } from './safety-schema.ts';
import type { SocialDatabase } from './social-schema.ts';
import type { StoredMobilePhone, StoredPhoto } from './stored-values.ts';
import type { VerificationDatabase } from './verification-schema.ts';

export interface UserProfileTable extends Sourced {
  id: string;
  first_name: string;
  last_name: string;
  username: string;
  profession: string | null;
  show_profession: Generated<boolean>;
  birth_date: DateOnly;
  show_birth_date: Generated<boolean>;
  gender: string | null;
  country: string | null;
  state_id: string | null;
  city: string | null;
  preferred_language: string | null;
  brief_presentation: string | null;
  company_name: string | null;
  industry_id: string | null;
  job_position: string | null;
  business_type: string | null;
  profile_photo: JsonOrNull<StoredPhoto>;
  cover_photo: JsonOrNull<StoredPhoto>;
  mobile_phone: JsonOrNull<StoredMobilePhone>;
  /** Counts the changes of what the person typed: a save over a newer one is refused. */
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A search that a member keeps. */
export interface SavedSearchTable {
  id: string;
  user_id: string;
  name: string;
  /** The query of its address, in the one right form. */
  parameters: string;
  /** Where it was saved: mails lead there. */
  edition: string;
  language: string;
  alerts: Generated<'none' | 'daily' | 'weekly'>;
  /** Stops the mails for whoever has one of them. */
  stop_token: string;
  /** What was public by then is not told any more. */
  told_until: Timestamp;
  /** When it is due, if there are alerts. */
  next_look_at: Timestamp;
  created_at: Timestamp;
}

/** What a write with an Idempotency-Key made, so that its repetition makes nothing. */
export interface CreatedOnceTable {
  call: string;
  user_id: string;
  idempotency_key: string;
  /** Tells a repetition from another request under the same key. */
  body_hash: string;
  resource_id: string;
  created_at: Timestamp;
}

export interface ReactionSummaryTable {
  resource_id: string;
  like_count: Generated<number>;
}

export interface NeedHelpRequestTable {
  id: string;
  idempotency_key: string | null;
  /** Tells a repetition from another request under the same key. */
  body_hash: string;
  first_name: string;
  last_name: string;
  business_name: string;
  business_type: string | null;
  website: string | null;
  job_position: string | null;
  address: string | null;
  zipcode: string | null;
  city: string | null;
  usa_state: string | null;
  country: string;
  company_phone: string;
  company_fax: string | null;
  total_employees: string | null;
  sales_employees: string | null;
  mobile_phone: string | null;
  email: string;
  /** Industry ids. */
  buy_products: string[];
  more_info_buy: string | null;
  sell_products: string[];
  more_info_sell: string | null;
  /** A company and the plan that is asked for it; both or neither. */
  upgrade_business_id: string | null;
  upgrade_plan: 'gold' | 'premium' | 'platinum' | null;
  edition: string | null;
  language: string;
  created_at: Timestamp;
}

/** How often a client has made a call in a period; gone when the period is over. */
export interface CallCountTable {
  call: string;
  client: string;
  ends_at: Timestamp;
  count: number;
}

/** All tables; those of the schema `account` are named with it. */
export interface Database
  extends AccountDatabase,
    AnswersDatabase,
    BusinessDatabase,
    FilesDatabase,
    LedgersDatabase,
    MembershipDatabase,
    MessagingDatabase,
    ProductsDatabase,
    SafetyDatabase,
    SocialDatabase,
    VerificationDatabase {
  user_profile: UserProfileTable;
  saved_search: SavedSearchTable;
  created_once: CreatedOnceTable;
  reaction_summary: ReactionSummaryTable;
  need_help_request: NeedHelpRequestTable;
  call_count: CallCountTable;
}
