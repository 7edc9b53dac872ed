import { ApiError } from '@wbn/api-client/api-error.ts';
import { messageFileLimit, messageFileTypes } from '@wbn/contract/messaging/message-file.ts';

const units = ['kilobyte', 'megabyte'] as const;

/** Bytes as people read them: 3 kB, 1.4 MB; never 0. */
export function sizeLabel(bytes: number, locale: string): string {
  const kilobytes = bytes / 1024;
  const [value, unit] =
    kilobytes < 1000 ? [Math.max(1, Math.round(kilobytes)), units[0]] : [kilobytes / 1024, units[1]];
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(value);
}

/** Why a file cannot be attached. After `offline`, `busy` and `failed` a second try may go well. */
type FileProblem = 'tooLarge' | 'wrongType' | 'unusable' | 'offline' | 'busy' | 'failed';

/** A file that somebody has picked for a message. */
export interface PickedFile {
  /** Tells two picks of one file apart. */
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** As the browser calls it. */
  readonly contentType: string;
  readonly file: File;
  /** How much has been sent, from 0 to 1. */
  readonly progress: number;
  /** Once it is there and was checked; it goes with the message. */
  readonly token?: string | undefined;
  readonly problem?: FileProblem | undefined;
}

/** What the browser can tell of a file before it is sent. */
export function pickFile(file: File): PickedFile {
  const { name, size, type: contentType } = file;
  const isTaken = messageFileTypes.some((type) => type === contentType);
  const problem = !isTaken ? 'wrongType' : size > messageFileLimit ? 'tooLarge' : undefined;
  return { key: crypto.randomUUID(), name, size, contentType, file, progress: 0, problem };
}

export const mayTryAgain = (problem: FileProblem | undefined): boolean =>
  problem === 'offline' || problem === 'busy' || problem === 'failed';

/** Why a file that was on its way cannot be attached. */
export function problemOf(error: unknown): FileProblem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0) return 'offline';
  if (error.code === 'PayloadTooLarge') return 'tooLarge';
  if (error.code === 'UnsupportedMediaType') return 'wrongType';
  if (error.code === 'ValidationError') return 'unusable';
  return error.code === 'TooManyRequests' || error.code === 'ServiceUnavailable' ? 'busy' : 'failed';
}

/** Tokens for `files` of a message; those of files that did not arrive are missing. */
export function tokensOf(files: readonly Pick<PickedFile, 'token'>[]): string[] {
  return files.flatMap(({ token }) => token ?? []);
}

/** Whether a message may go: every file is there. */
export function areFilesReady(files: readonly Pick<PickedFile, 'token'>[]): boolean {
  return files.every(({ token }) => token !== undefined);
}
