import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountDatabase } from './account-schema.ts';
import type { AnswersDatabase } from './answers-schema.ts';
import type { LedgersDatabase } from './ledgers-schema.ts';
import type { MembershipDatabase } from './membership-schema.ts';
import type { MessagingDatabase } from './messaging-schema.ts';
import type { SafetyDatabase } from './safety-schema.ts';
import type { SocialDatabase } from './social-schema.ts';
import type {
  Range,
  StoredActivityDetails,
  StoredBusinessTerms,
  StoredContact,
  StoredFactory,
  StoredMinimumOrder,
  StoredMobilePhone,
  StoredPhoto,
  StoredPrice,
  StoredRowProblem,
  StoredTradeCapabilities,
} from './stored-values.ts';
import type { VerificationDatabase } from './verification-schema.ts';

/** Parts of a company's profile that are saved by themselves. */
type ProfilePart = 'general' | 'contact' | 'factory' | 'trade' | 'terms' | 'certificates';

type Json<T extends object> = JSONColumnType<T, string, string>;
type JsonOrNull<T extends object> = JSONColumnType<T | null, string | null, string | null>;
type DefaultJson<T extends object> = ColumnType<T, string | undefined, string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** A `date` column; read as `YYYY-MM-DD`, never as a Date in some time zone. */
type DateOnly = ColumnType<string | null, string | null, string | null>;

/** Where a row came from: `demo`, `seed`, an import's file, or `member` for what people typed. */
interface Sourced {
  source: string;
  source_id: string;
}

export interface BusinessTable extends Sourced {
  id: string;
  company_name: string;
  /** In other languages or longer forms; searched, not shown. */
  alternative_names: Generated<string[]>;
  business_type: string;
  industry_id: string | null;
  category_ids: Generated<string[]>;
  country: string | null;
  state_id: string | null;
  city: string | null;
  zipcode: string | null;
  short_description: string | null;
  general_description: string | null;
  year_established: number | null;
  annual_revenue: JsonOrNull<Range>;
  employees: JsonOrNull<Range>;
  production_employees: JsonOrNull<Range>;
  production_capacity: JsonOrNull<Range & { unit?: string; period?: string }>;
  profile_photo: JsonOrNull<StoredPhoto>;
  cover_photo: JsonOrNull<StoredPhoto>;
  video_url: string | null;
  contact: DefaultJson<StoredContact>;
  factory: JsonOrNull<StoredFactory>;
  trade_capabilities: JsonOrNull<StoredTradeCapabilities>;
  business_terms: JsonOrNull<StoredBusinessTerms>;
  subscription: Generated<'standard' | 'gold' | 'premium' | 'platinum'>;
  verified: Generated<boolean>;
  /** The last day of the verification; only of who is verified, null where nobody has said one. */
  verified_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** How often each part of the profile was changed; a part that is not there never was. */
  versions: DefaultJson<Partial<Record<ProfilePart, number>>>;
  /** Who fills in a form begins with a draft; imports are published. */
  status: Generated<'draft' | 'published' | 'unpublished'>;
  /** Set while it can still be brought back. */
  deleted_at: NullableTimestamp;
  /** What visitors see, with its products: published, not deleted. */
  is_public: GeneratedAlways<boolean>;
  /** Since when it has been public, whatever it was in between; null for what never was. */
  first_public_at: GeneratedAlways<Date | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface BusinessCertificateTable {
  id: string;
  business_id: string;
  name: string;
  issue_date: DateOnly;
  expire_date: DateOnly;
  photo: JsonOrNull<StoredPhoto>;
  /** Where its company has put it; all 0 until somebody saves them: then the newest is first. */
  position: Generated<number>;
}

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

export interface BusinessMemberTable {
  business_id: string;
  user_id: string;
  role: 'owner' | 'admin' | 'member';
  created_at: Timestamp;
}

/** A company that its owner hands over, until the other accepts; both work for it. */
export interface BusinessHandOverTable {
  business_id: string;
  from_id: string;
  to_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Somebody was asked by mail to work for a company. */
export interface BusinessInvitationTable {
  id: string;
  business_id: string;
  /** In small letters. */
  email: string;
  role: 'admin' | 'member';
  invited_by: string | null;
  language: string;
  edition: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  answered_at: NullableTimestamp;
  answer: 'accepted' | 'declined' | 'revoked' | null;
}

/** What somebody did in the name of a company. */
export interface BusinessActivityTable {
  id: string;
  business_id: string;
  /** Null when the person has deleted their account; their name stays. */
  user_id: string | null;
  user_name: string;
  action: string;
  details: DefaultJson<StoredActivityDetails>;
  created_at: Timestamp;
}

/** An address that a company's data, a file of a message or a document of a case can be loaded from, once. */
export interface DownloadTable {
  token_hash: Buffer;
  /** Of a file: the company that the person speaks for, if they do. */
  business_id: string | null;
  user_id: string;
  kind:
    | 'products'
    | 'company'
    | 'message-download'
    | 'message-view'
    | 'message-preview'
    | 'verification-document';
  /** A file of a message. */
  file_id: string | null;
  /** A document of a verification. */
  document_id: string | null;
  language: string;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
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

/** A picture in the file store with all its sizes, a video, or a file of messages. Two owners never share one. */
export interface PictureTable {
  /** Hash of its owner and content. */
  id: string;
  /** A person's or company's id; an upload's, until the company it is for is there. */
  owner_id: string;
  /** Of a file of messages, which has no address, its path in the store. */
  url: string;
  photo: Json<StoredPhoto>;
  /** Bytes of a file of messages. */
  size: number | null;
  /** All its files in the store. */
  object_keys: string[];
  stored_at: Timestamp;
  /** Set when a profile stops showing it; the sweep then looks whether anything still does. */
  unused_since: NullableTimestamp;
}

/** A file that somebody was allowed to send; gone after a day, with what was sent. */
export interface UploadTable {
  id: string;
  token_hash: Buffer;
  user_id: string;
  /** Set when the picture is to be this company's. */
  business_id: string | null;
  /** For a company that is created with the picture. */
  new_business: Generated<boolean>;
  purpose: string;
  content_type: string;
  file_size: number;
  /** What the receiver of a message sees. */
  file_name: string | null;
  /** Where the file arrives in the store. */
  object_key: string;
  /** What came of it. */
  picture_id: string | null;
  created_at: Timestamp;
  claimed_at: NullableTimestamp;
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
    LedgersDatabase,
    MembershipDatabase,
    MessagingDatabase,
    SafetyDatabase,
    SocialDatabase,
    VerificationDatabase {
  business: BusinessTable;
  business_certificate: BusinessCertificateTable;
  product: ProductTable;
  user_profile: UserProfileTable;
  business_member: BusinessMemberTable;
  business_invitation: BusinessInvitationTable;
  business_hand_over: BusinessHandOverTable;
  business_activity: BusinessActivityTable;
  download: DownloadTable;
  created_once: CreatedOnceTable;
  saved_search: SavedSearchTable;
  product_import: ProductImportTable;
  product_import_problem: ProductImportProblemTable;
  import_turn: ImportTurnTable;
  reaction_summary: ReactionSummaryTable;
  need_help_request: NeedHelpRequestTable;
  call_count: CallCountTable;
  picture: PictureTable;
  upload: UploadTable;
}
