import {
  dropDraft as dropStored,
  keepDraft as keepStored,
  readDraft as readStored,
} from '@wbn/business/forms/stored-draft.ts';
import { isSame, type ProfileValues } from './profile-values.ts';

/** What was typed and not saved, with the version of the profile that it began from. */
export interface ProfileDraft {
  readonly values: ProfileValues;
  readonly version: number;
}

const keyOf = (userID: string) => `wbn-profile-draft-${userID}`;

/**
 * What the person was typing when the page was left, or when their session was lost; nobody else on this computer gets it.
 * `saved` fills in what the draft does not hold.
 */
export function readDraft(userID: string, saved: ProfileValues): ProfileDraft | undefined {
  const draft = readStored(keyOf(userID));
  if (!isDraft(draft)) return undefined;
  const kept = Object.entries(saved).map(([name, value]) => {
    const typed = draft.values[name];
    return [name, typeof typed === typeof value ? typed : value];
  });
  const values = Object.fromEntries(kept) as ProfileValues;
  return isSame(values, saved) ? undefined : { values, version: draft.version };
}

/** Keeps what has been typed so far. */
export function keepDraft(userID: string, draft: ProfileDraft): void {
  keepStored(keyOf(userID), draft);
}

export function dropDraft(userID: string): void {
  dropStored(keyOf(userID));
}

function isDraft(draft: unknown): draft is { values: Record<string, unknown>; version: number } {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    'version' in draft &&
    typeof draft.version === 'number' &&
    'values' in draft &&
    typeof draft.values === 'object' &&
    draft.values !== null
  );
}
