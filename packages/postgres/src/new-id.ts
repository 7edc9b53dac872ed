import { v7 } from 'uuid';

/** A new id: UUIDv7 in text form (36 characters), so that ids sort by the time they were made. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}
