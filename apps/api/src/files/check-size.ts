import { isVideoType, pictureLimit, type UploadPurpose, videoLimit } from '@wbn/contract/files/upload.ts';
import { messageFileLimit } from '@wbn/contract/messaging/message-file.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';

/** Purpose of a file. */
export type FilePurpose = UploadPurpose | 'messageFile' | 'verificationDocument' | 'claimDocument';

/** Kinds with their own size limit; documents of a verification or a claim count as message files. */
export type FileKind = 'picture' | 'video' | 'messageFile';

interface Limit {
  readonly bytes: number;
  readonly noun: string;
  /** Unit in which the limit is stated. */
  readonly unit: readonly [bytes: number, name: string];
}

const megabyte = [1024 ** 2, 'MB'] as const;

const limits: Record<FileKind, Limit> = {
  picture: { bytes: pictureLimit, noun: 'picture', unit: [1024, 'KB'] },
  video: { bytes: videoLimit, noun: 'film', unit: megabyte },
  messageFile: { bytes: messageFileLimit, noun: 'file', unit: megabyte },
};

/** Whether files of this purpose have no public address. */
export function isPrivatePurpose(
  purpose: FilePurpose,
): purpose is 'messageFile' | 'verificationDocument' | 'claimDocument' {
  return purpose === 'messageFile' || purpose === 'verificationDocument' || purpose === 'claimDocument';
}

/** Returns the kind of a file by purpose and content type. */
export function kindOf(purpose: FilePurpose, contentType: string): FileKind {
  if (isPrivatePurpose(purpose)) return 'messageFile';
  return isVideoType(contentType) ? 'video' : 'picture';
}

/** Throws when a file exceeds its size limit, in bytes (UPL-06). */
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
