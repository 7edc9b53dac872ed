import type { Readable } from 'node:stream';
import type { SignedPost } from '@wbn/contract/files/upload.ts';
import type { FileKind } from './check-size.ts';

/** What a form post is signed for; nothing else is taken by it. */
export interface PostOrder {
  readonly key: string;
  readonly contentType: string;
  /** In bytes; the file has to be exactly as long. */
  readonly fileSize: number;
}

/** A file's bytes, or where they come from and how many they are. */
export type FileContent = Buffer | { readonly stream: Readable; readonly size: number };

/** Where files lie: a folder of ours, or any S3-compatible store. Keys start with `incoming/`, `pictures/` (videos too) or `private/`, which no address leads to. */
export interface FileStore {
  /** A form that browsers post one file with, good for ten minutes. */
  signPost(order: PostOrder): Promise<SignedPost>;
  /** What was posted; undefined when nothing was. Throws PayloadTooLarge instead of reading more than such a file may have. */
  readIncoming(key: string, kind: Exclude<FileKind, 'video'>): Promise<Buffer | undefined>;
  /** The same piece by piece, for what is too large for memory. */
  streamIncoming(key: string): Promise<Readable | undefined>;
  /** Keeps what was posted for good, as it is. */
  keepIncoming(incomingKey: string, key: string, contentType: string): Promise<void>;
  /** A kept file, piece by piece; undefined when it is not there. */
  read(key: string): Promise<Readable | undefined>;
  /** Keeps a file for good, to be served immutable; the same key always has the same content. A stream is never in memory whole. */
  write(key: string, content: FileContent, contentType: string): Promise<void>;
  /** Files that are not there are no fault. */
  remove(keys: readonly string[]): Promise<void>;
  /** Address of a kept file that is not private: absolute, or `/files/...` on this host. */
  urlOf(key: string): string;
  close(): void;
}

/** Seconds for which a signed form is good. */
export const postSeconds = 600;
