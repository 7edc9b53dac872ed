import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import type { BusinessStatus, Publication, PublishingNeed } from '@wbn/contract/business/publication.ts';

/** The displayed state: a deletion overrides the status, and a decision of the staff one that is not public. */
export type PublicationState = BusinessStatus | 'deleted' | 'held';

export function stateOf({ status, goneAt, hold }: Publication): PublicationState {
  if (goneAt !== undefined) return 'deleted';
  return hold && status !== 'published' ? 'held' : status;
}

const partOfNeed: Readonly<Record<PublishingNeed, ProfilePart>> = {
  industry: 'general',
  categories: 'general',
  country: 'contact',
  shortDescription: 'general',
  contact: 'contact',
};

/** Path of the form for a publishing need, without language. */
export function needPath(businessID: string, need: PublishingNeed): string {
  return `/business/${businessID}/edit/${partOfNeed[need]}`;
}
