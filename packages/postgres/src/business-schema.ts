import type { Generated, GeneratedAlways } from 'kysely';
import type {
  DateOnly,
  DefaultJson,
  JsonOrNull,
  Level,
  NullableTimestamp,
  OptionalDate,
  Sourced,
  Timestamp,
} from './column-types.ts';
import type {
  Range,
  StoredActivityDetails,
  StoredBusinessTerms,
  StoredContact,
  StoredFactory,
  StoredPhoto,
  StoredTradeCapabilities,
} from './stored-values.ts';

/** Parts of a company's profile that are saved by themselves. */
type ProfilePart = 'general' | 'contact' | 'factory' | 'trade' | 'terms' | 'certificates';

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
  subscription: Generated<Level>;
  verified: Generated<boolean>;
  /** The last day of the verification; only of who is verified, null where nobody has said one. */
  verified_until: OptionalDate;
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

export interface BusinessDatabase {
  business: BusinessTable;
  business_certificate: BusinessCertificateTable;
  business_member: BusinessMemberTable;
  business_hand_over: BusinessHandOverTable;
  business_invitation: BusinessInvitationTable;
  business_activity: BusinessActivityTable;
}
