import { v7 } from 'uuid';

/** A new id: UUIDv7 as text (36 characters), so that ids sort by creation time. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}
