import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { businessTypeSchema } from '@wbn/contract/catalog/business-type-codes.ts';
import type { GroupRole } from '@wbn/contract/groups/group.ts';
import { profileProblems } from '@wbn/contract/social/profile-problems.ts';
import type { SavedProfile } from '@wbn/contract/social/save-own-profile.ts';
import { mayModerate } from '../business/policies.ts';
import type { IndustryCatalog } from '../catalog/industry-tree.ts';
import { genders, jobPositions, spokenLanguages } from '../catalog/reference/code-lists.ts';
import { findCountry, listStatesOf } from '../catalog/reference/countries.ts';

/** A birth date is public only when its owner allows it (PRF-06). */
export function mayShowBirthDate(person: { show_birth_date: boolean }): boolean {
  return person.show_birth_date;
}

/** A profession is public only when its owner allows it (PRF-06). */
export function mayShowProfession(person: { show_profession: boolean }): boolean {
  return person.show_profession;
}

/** Whether a save may overwrite the stored version: it began from that version, or names none. */
export function mayOverwrite(stored: { version: number }, saved: { version?: number | undefined }): boolean {
  return saved.version === undefined || saved.version === stored.version;
}

type Codes = Pick<
  SavedProfile,
  'country' | 'state' | 'gender' | 'preferredLanguage' | 'businessType' | 'industry' | 'jobPosition'
>;

/** Returns problems with unknown codes, by field; `country` is the person's country, for a state that comes without one. */
export function findUnknownCodes(
  { state, ...codes }: Codes,
  industries: IndustryCatalog,
  country: string | null | undefined,
): Record<string, string> {
  const known: Record<keyof typeof codes, (code: string) => boolean> = {
    country: (code) => findCountry(code, 'en') !== undefined,
    gender: genders.has,
    preferredLanguage: spokenLanguages.has,
    businessType: (code) => businessTypeSchema.safeParse(code).success,
    industry: (code) => industries.tree('en').some(({ id }) => id === code),
    jobPosition: jobPositions.has,
  };
  const unknown = Object.entries(known).filter(([field, isKnown]) => {
    const code = codes[field as keyof typeof codes];
    return code && !isKnown(code);
  });
  const unknownCodes = Object.fromEntries(unknown.map(([field]) => [field, profileProblems.unknown]));
  const isState =
    !state ||
    'country' in unknownCodes ||
    listStatesOf(country ?? '', 'en').some(({ stateID }) => stateID === state);
  return isState ? unknownCodes : { ...unknownCodes, state: profileProblems.state };
}

/** Remove posts and comments of a group (GRP-04). */
export function mayModerateGroup(role: RoleInGroup | undefined): boolean {
  return role === 'owner' || role === 'moderator';
}

/** The reader's role in the group that a text is in; 'none' for people who are no members, null outside of groups. */
export type RoleInGroup = GroupRole | 'none' | null;

/** A post or comment, with the reader's role in its company. */
interface Written {
  readonly user_id: string;
  readonly business_id: string | null;
  /** The reader's role in the company in whose name it was written. */
  readonly role: BusinessRole | null;
  readonly group_role: RoleInGroup;
}

/** The timeline, page or post it is on: its owner, and the reader's role in the company that owns it. */
interface Place {
  readonly ownerID: string | null;
  readonly role: BusinessRole | null;
}

/** The author may edit; a text in a company's name only while they work there, a text in a group only while they are a member (GRP-04). */
export function mayEditText(text: Written, userID: string): boolean {
  return (
    text.user_id === userID && (text.business_id === null || text.role !== null) && text.group_role !== 'none'
  );
}

/**
 * The author may remove a text, and so may moderators of the company it was written for and the owner or moderators of the place where it
 * is (decision 11), owners and moderators in a group (GRP-04). In a group only members do.
 */
function mayRemoveText(text: Written, place: Place, userID: string): boolean {
  if (text.group_role === 'none') return false;
  return (
    mayEditText(text, userID) ||
    place.ownerID === userID ||
    mayModerate(text.role ?? undefined) ||
    mayModerate(place.role ?? undefined) ||
    mayModerateGroup(text.group_role)
  );
}

type WrittenPost = Written & {
  readonly timeline_id: string;
  readonly timeline_role: BusinessRole | null;
};

export function mayRemovePost(post: WrittenPost, userID: string): boolean {
  return mayRemoveText(post, { ownerID: post.timeline_id, role: post.timeline_role }, userID);
}

type WrittenComment = Written & {
  readonly root_user_id: string | null;
  readonly root_role: BusinessRole | null;
};

export function mayRemoveComment(comment: WrittenComment, userID: string): boolean {
  return mayRemoveText(comment, { ownerID: comment.root_user_id, role: comment.root_role }, userID);
}
