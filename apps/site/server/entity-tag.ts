import { crc32 } from 'node:zlib';

/** The tag of a body; weak, because all its encodings share it. */
export function entityTag(body: Buffer): string {
  return `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
}

/** Whether an `If-None-Match` header names a tag: the client has it already. */
export function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === tag || header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}
