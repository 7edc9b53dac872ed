import type { Author } from '@wbn/contract/social/author.ts';
import type { TimelineType } from '@wbn/contract/social/resource-type.ts';
import { deleteDraft, hasDraft, readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';

/** The timeline to post on, by its owner: a person, a company or a group. */
export interface PostPlace {
  readonly authorID: string;
  readonly authorType: TimelineType;
  readonly name: string;
}

/** Storage key of the draft, by person, author and timeline. */
export function postDraftKey(userID: string, { authorID }: Author, on?: PostPlace): string {
  const place = on && on.authorID !== authorID ? `-on-${on.authorID}` : '';
  return `wbn-post-draft-${userID}-${authorID}${place}`;
}

/** Moves a draft to another identity, unless that one has a draft. */
export function moveDraft(from: string, to: string): void {
  const draft = readDraft(from);
  if (!draft || hasDraft(to)) return;
  saveDraft(to, draft);
  deleteDraft(from);
}
