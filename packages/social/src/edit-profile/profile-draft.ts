import { isSame, type ProfileValues } from './profile-values.ts';

/** What was typed and not saved, with the version of the profile that it began from. */
export interface ProfileDraft {
  readonly values: ProfileValues;
  readonly version: number;
}

const keyOf = (userID: string) => `wbn-profile-draft-${userID}`;

/**
 * What the person was typing when the page was left, or when their session was lost; nobody else on this computer gets it.
 * `saved` fills in what the draft does not hold. A browser may forbid or lose its storage: then there is none.
 */
export function readDraft(userID: string, saved: ProfileValues): ProfileDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userID)) ?? 'null');
    if (!isDraft(draft)) return undefined;
    const kept = Object.entries(saved).map(([name, value]) => {
      const typed = draft.values[name];
      return [name, typeof typed === typeof value ? typed : value];
    });
    const values = Object.fromEntries(kept) as ProfileValues;
    return isSame(values, saved) ? undefined : { values, version: draft.version };
  } catch {
    return undefined;
  }
}

/** Keeps what has been typed so far. */
export function keepDraft(userID: string, draft: ProfileDraft): void {
  try {
    localStorage.setItem(keyOf(userID), JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

export function dropDraft(userID: string): void {
  try {
    localStorage.removeItem(keyOf(userID));
  } catch {
    // Then there was none.
  }
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
