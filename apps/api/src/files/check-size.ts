import { isVideoType, pictureLimit, type UploadPurpose, videoLimit } from '@wbn/contract/files/upload.ts';
import { messageFileLimit } from '@wbn/contract/messaging/message-file.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';

/** What a file is sent for. */
export type FilePurpose = UploadPurpose | 'messageFile' | 'verificationDocument';

/** What a file counts as when it is weighed; documents of a verification are files as those of messages are. */
export type FileKind = 'picture' | 'video' | 'messageFile';

interface Limit {
  readonly bytes: number;
  readonly noun: string;
  /** Bytes of the unit in which it is told. */
  readonly unit: readonly [bytes: number, name: string];
}

const megabyte = [1024 ** 2, 'MB'] as const;

const limits: Record<FileKind, Limit> = {
  picture: { bytes: pictureLimit, noun: 'picture', unit: [1024, 'KB'] },
  video: { bytes: videoLimit, noun: 'film', unit: megabyte },
  messageFile: { bytes: messageFileLimit, noun: 'file', unit: megabyte },
};

/** By what it is sent for and its content type. */
export function kindOf(purpose: FilePurpose, contentType: string): FileKind {
  if (purpose === 'messageFile' || purpose === 'verificationDocument') return 'messageFile';
  return isVideoType(contentType) ? 'video' : 'picture';
}

/** Refuses a file by its size in bytes (UPL-06). */
export function checkSize(bytes: number, kind: FileKind): void {
  const { bytes: most, noun, unit } = limits[kind];
  if (bytes <= most) return;
  const [size, name] = unit;
  const told = name === 'KB' ? Math.ceil(bytes / size) : (bytes / size).toFixed(1);
  throw new CallError(
    'PayloadTooLarge',
    `The ${noun} has ${told} ${name}; at most ${most / size} ${name} are taken.`,
  );
}
