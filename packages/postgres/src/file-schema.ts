import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from './column-types.ts';
import type { StoredPhoto } from './stored-values.ts';

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

export interface FilesDatabase {
  picture: PictureTable;
  upload: UploadTable;
  download: DownloadTable;
}
