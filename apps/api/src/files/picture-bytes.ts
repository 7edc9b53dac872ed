import type { PictureType } from '@wbn/contract/files/upload.ts';

/** Recognizes the type by the first bytes; undefined for other files. */
export function recognisePicture(bytes: Buffer): PictureType | undefined {
  const head = bytes.toString('latin1', 0, 32);
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  if (head.startsWith('ftypavif', 4)) return 'image/avif';
  return undefined;
}

/** Returns the offset where the picture's structure ends; undefined when the file is truncated. */
export function findPictureEnd(bytes: Buffer, type: PictureType): number | undefined {
  const end = ends[type](bytes);
  return end !== undefined && end <= bytes.length ? end : undefined;
}

const ends: Record<PictureType, (bytes: Buffer) => number | undefined> = {
  'image/jpeg': findJpegEnd,
  'image/png': findPngEnd,
  // RIFF pads to an even length.
  'image/webp': (bytes) => 8 + bytes.readUInt32LE(4) + (bytes.readUInt32LE(4) % 2),
  'image/avif': findBoxesEnd,
};

function findJpegEnd(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = skipScan(bytes, at);
    }
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
  }
  return undefined;
}

/** Returns the end of compressed data, at the next marker; 00 and restart markers belong to the data. */
function skipScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

function findPngEnd(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at;
  }
  return undefined;
}

function findBoxesEnd(bytes: Buffer): number | undefined {
  let at = 0;
  let hasData = false;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    // Data after the boxes of an AVIF does not belong to the picture.
    if (!/^[a-zA-Z0-9 ]{4}$/.test(type)) break;
    hasData ||= type === 'mdat';
    const size = bytes.readUInt32BE(at);
    if (size === 0) return bytes.length;
    if (size < 8) return undefined;
    at += size;
  }
  return hasData ? at : undefined;
}

const archives = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x7fELF', 'GIF8'];
const documents = /<script|<svg|<html|<!doctype|<\?php|%pdf-1/i;

/**
 * Whether the file is a polyglot: contains a document, or an archive after its end. Trailing data of cameras in a
 * JPEG is allowed; the other formats have none.
 */
export function holdsMoreThanPicture(bytes: Buffer, type: PictureType, end: number): boolean {
  if (documents.test(bytes.toString('latin1'))) return true;
  if (type !== 'image/jpeg') return end < bytes.length;
  const rest = bytes.toString('latin1', end);
  return archives.some((signature) => rest.includes(signature));
}
