import { dropDraft, isDraftRecord, keepDraft, readDraft } from '@wbn/forms/stored-draft.ts';
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
export function readProfileDraft(userID: string, saved: ProfileValues): ProfileDraft | undefined {
  const draft = readDraft(keyOf(userID));
  if (!draft || !isDraftRecord(draft.values) || typeof draft.version !== 'number') return undefined;
  const { values: drafted, version } = draft;
  const kept = Object.entries(saved).map(([name, value]) => {
    const typed = drafted[name];
    return [name, typeof typed === typeof value ? typed : value];
  });
  const values = Object.fromEntries(kept) as ProfileValues;
  return isSame(values, saved) ? undefined : { values, version };
}

/** Keeps what has been typed so far. */
export function keepProfileDraft(userID: string, draft: ProfileDraft): void {
  keepDraft(keyOf(userID), draft);
}

export function dropProfileDraft(userID: string): void {
  dropDraft(keyOf(userID));
}
