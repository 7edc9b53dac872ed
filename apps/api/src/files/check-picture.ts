import type { PictureType } from '@wbn/contract/files/upload.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { findPictureEnd, holdsMoreThanPicture, recognisePicture } from './picture-bytes.ts';

const taken = 'Send a JPEG, PNG, WebP or AVIF picture.';

/** Error for a file that is not an accepted picture. */
export function wrongType(problem: string): CallError {
  return new CallError('UnsupportedMediaType', `${problem} ${taken}`);
}

/** Error for a file of an accepted type that cannot be used. */
export function brokenPicture(problem: string): CallError {
  return validationError({ file: problem }, problem);
}

/** Throws unless the bytes are a picture, of the declared type if any; runs before anything decodes it. */
export function checkPictureBytes(bytes: Buffer, declared?: string): PictureType {
  const type = recognisePicture(bytes);
  if (!type) throw wrongType('The file is not a picture that is taken.');
  if (declared !== undefined && type !== declared)
    throw wrongType(`The file was announced as ${declared}, but is ${type}.`);
  const end = findPictureEnd(bytes, type);
  if (end === undefined) throw brokenPicture('The picture is cut off; send it again.');
  if (holdsMoreThanPicture(bytes, type, end)) throw wrongType('The file holds more than a picture.');
  return type;
}
