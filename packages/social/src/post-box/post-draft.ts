import type { Author } from '@wbn/contract/social/author.ts';
import { deleteDraft, hasDraft, readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';

/** Where it is kept what somebody types, in their own name or in that of a company, on their own timeline or on another's. */
export function postDraftKey(userID: string, { authorID }: Author, on?: Author): string {
  const place = on && on.authorID !== authorID ? `-on-${on.authorID}` : '';
  return `wbn-post-draft-${userID}-${authorID}${place}`;
}

/** What was typed goes along to another identity, unless something waits there already. */
export function moveDraft(from: string, to: string): void {
  const draft = readDraft(from);
  if (!draft || hasDraft(to)) return;
  saveDraft(to, draft);
  deleteDraft(from);
}
