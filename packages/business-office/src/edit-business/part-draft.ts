import { isDraftRecord, readDraft } from '@wbn/forms/stored-draft.ts';
import { isSame, type Values } from './merge-values.ts';
import type { Part } from './part.ts';

/** What was typed and not saved, with what the server held when it was begun. */
export interface PartDraft<V> {
  readonly values: V;
  readonly base: V;
  readonly version: number;
}

/** Nobody else who signs in on this computer gets it. */
export function draftKey(userID: string, businessID: string, part: string): string {
  return `wbn-business-draft-${userID}-${businessID}-${part}`;
}

/** The draft of last time; undefined when there is none, or nothing in it that is not saved. */
export function readPartDraft<V extends Values>(
  key: string,
  part: Part<V>,
  saved: V,
): PartDraft<V> | undefined {
  const draft = readDraft(key);
  if (!draft || !isDraftRecord(draft.values) || typeof draft.version !== 'number') return undefined;
  const base = part.revive(isDraftRecord(draft.base) ? draft.base : {}, saved);
  const values = part.revive(draft.values, base);
  return isSame(values, base) ? undefined : { values, base, version: draft.version };
}
