import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import type { BusinessStatus, Publication, PublishingNeed } from '@wbn/contract/business/publication.ts';

/** The displayed state: a deletion overrides the status. */
export type PublicationState = BusinessStatus | 'deleted';

export function stateOf({ status, goneAt }: Publication): PublicationState {
  return goneAt === undefined ? status : 'deleted';
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
