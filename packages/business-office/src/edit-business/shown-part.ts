import { type ProfilePart, profileParts } from '@wbn/contract/business/profile-parts.ts';

/** The part that an address shows: that of its last word, or the first one. */
export function shownPart(tab: string | undefined): ProfilePart {
  return profileParts.find((one) => one === tab) ?? 'general';
}
