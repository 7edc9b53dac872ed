import type { PictureType } from '@wbn/contract/files/upload.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { findPictureEnd, holdsMoreThanPicture, recognisePicture } from './picture-bytes.ts';

const taken = 'Send a JPEG, PNG, WebP or AVIF picture.';

/** For a file that is not a picture that we take. */
export function wrongType(problem: string): CallError {
  return new CallError('UnsupportedMediaType', `${problem} ${taken}`);
}

/** For a file of a right type that cannot be used. */
export function brokenPicture(problem: string): CallError {
  return validationError({ file: problem }, problem);
}

/** Refuses what is no picture by its bytes, whatever it calls itself, before anything decodes it. */
export function checkPictureBytes(bytes: Buffer, declared: string): PictureType {
  const type = recognisePicture(bytes);
  if (!type) throw wrongType('The file is not a picture that is taken.');
  if (type !== declared) throw wrongType(`The file was announced as ${declared}, but is ${type}.`);
  const end = findPictureEnd(bytes, type);
  if (end === undefined) throw brokenPicture('The picture is cut off; send it again.');
  if (holdsMoreThanPicture(bytes, type, end)) throw wrongType('The file holds more than a picture.');
  return type;
}
