import type { SignedPost } from '@wbn/contract/files/upload.ts';

/** What a form post is signed for; nothing else is taken by it. */
export interface PostOrder {
  readonly key: string;
  readonly contentType: string;
  /** In bytes; the file has to be exactly as long. */
  readonly fileSize: number;
}

/** Where files lie: a folder of ours, or any S3-compatible store. Keys start with `incoming/` or `pictures/`. */
export interface FileStore {
  /** A form that browsers post one file with, good for ten minutes. */
  signPost(order: PostOrder): Promise<SignedPost>;
  /** What was posted; undefined when nothing was. Throws PayloadTooLarge instead of reading more than a picture may have. */
  readIncoming(key: string): Promise<Buffer | undefined>;
  /** Keeps a file for good, to be served immutable; the same key always has the same content. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Files that are not there are no fault. */
  remove(keys: readonly string[]): Promise<void>;
  /** Address of a kept file: absolute, or `/files/...` on this host. */
  urlOf(key: string): string;
  close(): void;
}

/** Seconds for which a signed form is good. */
export const postSeconds = 600;
