import { isDraftRecord, keepDraft, readDraft } from '@wbn/forms/edit/stored-draft.ts';
import { takeFirstWords } from '@wbn/session/first-words.ts';

/** What somebody wrote to a company before they signed in becomes the draft of its form; what stood there stays above it. */
export function moveFirstWords(draftKey: string, businessID: string): void {
  const words = takeFirstWords(localStorage, businessID);
  if (words === undefined) return;
  const draft = readDraft(draftKey);
  const values = isDraftRecord(draft?.values) ? draft.values : {};
  const message = [values.message, words]
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join('\n\n');
  keepDraft(draftKey, { ...draft, values: { ...values, message } });
}
