import { deleteDraft, isDraftRecord, readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';
import type { QuotationValues } from './quotation-values.ts';

/** What a visitor filled in before they registered, until they come back. */
const visitorKey = 'wbn-first-quotation';

/** Milliseconds: an older one is discarded, because the next person at a shared computer must not see it. */
const kept = 24 * 60 * 60 * 1000;

/** Keeps what a visitor filled in while they register or log in. */
export function keepVisitorDraft(values: QuotationValues, now = Date.now()): void {
  saveDraft(visitorKey, { values, at: now });
}

/** Moves what was filled in before the login to the draft of the person's form; true when there was something. */
export function moveVisitorDraft(draftKey: string, now = Date.now()): boolean {
  const draft = readDraft(visitorKey);
  if (!draft) return false;
  deleteDraft(visitorKey);
  if (!isDraftRecord(draft.values) || now - Number(draft.at) > kept) return false;
  // Who asks is chosen after the login.
  const { from: _visitor, ...values } = draft.values;
  saveDraft(draftKey, { values });
  return true;
}
