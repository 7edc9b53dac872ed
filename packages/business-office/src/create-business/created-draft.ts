import { dropDraft, isDraftRecord, keepDraft, readDraft } from '@wbn/forms/stored-draft.ts';
import { type CreatedValues, isEmpty, reviveValues } from './created-values.ts';

/** A body that was sent, and the Idempotency-Key that it was sent with. */
export interface Attempt {
  readonly body: string;
  readonly key: string;
}

export interface CreatedDraft {
  readonly values: CreatedValues;
  /** Kept too: after a lost reply and a reload the same company is not created twice. */
  readonly attempt?: Attempt | undefined;
}

/** Nobody else who signs in on this computer gets it. */
const keyOf = (userID: string) => `wbn-create-business-${userID}`;

/** What the person was typing when the page was left or the session was lost. */
export function readCreatedDraft(userID: string): CreatedDraft | undefined {
  const kept = readDraft(keyOf(userID));
  if (!kept) return undefined;
  const values = reviveValues(kept.values);
  if (isEmpty(values)) return undefined;
  const attempt = isAttempt(kept.attempt) ? kept.attempt : undefined;
  return { values, attempt };
}

export function keepCreatedDraft(userID: string, draft: CreatedDraft): void {
  if (isEmpty(draft.values)) dropDraft(keyOf(userID));
  else keepDraft(keyOf(userID), draft);
}

export function dropCreatedDraft(userID: string): void {
  dropDraft(keyOf(userID));
}

/** The attempt to send a body: the last one again when it sent the same. */
export function attemptOf(body: unknown, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { body: text, key: crypto.randomUUID() };
}

function isAttempt(value: unknown): value is Attempt {
  return isDraftRecord(value) && typeof value.body === 'string' && typeof value.key === 'string';
}
