import type { Readable } from 'node:stream';
import type { SignedPost } from '@wbn/contract/files/upload.ts';
import type { FileKind } from './check-size.ts';

/** What a signed form permits; the store refuses everything else. */
export interface PostOrder {
  readonly key: string;
  readonly contentType: string;
  /** Exact size in bytes. */
  readonly fileSize: number;
}

/** A file's bytes, or a stream with its size. */
export type FileContent = Buffer | { readonly stream: Readable; readonly size: number };

/**
 * A file store: a folder on the disk, or any S3-compatible store. Keys start with `incoming/`, `pictures/` (videos
 * too) or `private/`, which has no public address.
 */
export interface FileStore {
  /** Signs a form by which a browser can post one file, valid for ten minutes. */
  signPost(order: PostOrder): Promise<SignedPost>;
  /**
   * Reads an uploaded file; undefined when nothing was uploaded. Throws PayloadTooLarge instead of reading more than
   * the kind allows.
   */
  readIncoming(key: string, kind: Exclude<FileKind, 'video'>): Promise<Buffer | undefined>;
  /** The same as a stream, for files too large for memory. */
  streamIncoming(key: string): Promise<Readable | undefined>;
  /** Moves an uploaded file unchanged to its permanent key. */
  moveIncoming(incomingKey: string, key: string, contentType: string): Promise<void>;
  /** Reads a kept file as a stream; undefined when it does not exist. */
  read(key: string): Promise<Readable | undefined>;
  /**
   * Stores a file permanently, served as immutable; the same key always has the same content. A stream is never in
   * memory as a whole.
   */
  write(key: string, content: FileContent, contentType: string): Promise<void>;
  /** Missing files are no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** Address of a kept file that is not private: absolute, or `/files/...` on this host. */
  urlOf(key: string): string;
  close(): void;
}

/** Seconds for which a signed form is valid. */
export const postSeconds = 600;
