import { ApiError } from '@wbn/api-client/api-error.ts';
import { messageFileLimit, messageFileTypes } from '@wbn/contract/messaging/message-file.ts';

/** Reasons why a file cannot be attached. After `offline`, `busy` and `failed` a retry may succeed. */
type FileProblem = 'tooLarge' | 'wrongType' | 'unusable' | 'offline' | 'busy' | 'failed';

/** A file that a person has picked for a message. */
export interface PickedFile {
  /** Distinguishes two picks of the same file. */
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type as the browser reports it. */
  readonly contentType: string;
  readonly file: File;
  /** Upload progress from 0 to 1. */
  readonly progress: number;
  /** Set after the upload was checked; the message is sent with it. */
  readonly token?: string | undefined;
  readonly problem?: FileProblem | undefined;
}

/** Checks a file in the browser before the upload. */
export function pickFile(file: File): PickedFile {
  const { name, size, type: contentType } = file;
  const isTaken = messageFileTypes.some((type) => type === contentType);
  const problem = !isTaken ? 'wrongType' : size > messageFileLimit ? 'tooLarge' : undefined;
  return { key: crypto.randomUUID(), name, size, contentType, file, progress: 0, problem };
}

export const mayTryAgain = (problem: FileProblem | undefined): boolean =>
  problem === 'offline' || problem === 'busy' || problem === 'failed';

/** Maps an upload error to a problem. */
export function problemOf(error: unknown): FileProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0) return 'offline';
  if (error.code === 'PayloadTooLarge') return 'tooLarge';
  if (error.code === 'UnsupportedMediaType') return 'wrongType';
  if (error.code === 'ValidationError') return 'unusable';
  return error.code === 'TooManyRequests' || error.code === 'ServiceUnavailable' ? 'busy' : 'failed';
}

/** Tokens for `files` of a message; files that are not uploaded are left out. */
export function tokensOf(files: readonly Pick<PickedFile, 'token'>[]): string[] {
  return files.flatMap(({ token }) => token ?? []);
}

/** Whether all files are uploaded, so the message can be sent. */
export function areFilesReady(files: readonly Pick<PickedFile, 'token'>[]): boolean {
  return files.every(({ token }) => token !== undefined);
}
