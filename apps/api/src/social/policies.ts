import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { businessTypeSchema } from '@wbn/contract/catalog/business-type-codes.ts';
import { profileProblems } from '@wbn/contract/social/profile-problems.ts';
import type { SavedProfile } from '@wbn/contract/social/save-own-profile.ts';
import { mayModerate } from '../business/policies.ts';
import type { IndustryCatalog } from '../catalog/industry-tree.ts';
import { genders, jobPositions, spokenLanguages } from '../catalog/reference/code-lists.ts';
import { findCountry, listStatesOf } from '../catalog/reference/countries.ts';

/** A birth date is everybody's business only when its owner says so (PRF-06). */
export function mayShowBirthDate(person: { show_birth_date: boolean }): boolean {
  return person.show_birth_date;
}

/** The same for a profession (PRF-06). */
export function mayShowProfession(person: { show_profession: boolean }): boolean {
  return person.show_profession;
}

/** A save that began from an older version would undo a newer one unseen; one that tells no version may. */
export function mayOverwrite(stored: { version: number }, saved: { version?: number | undefined }): boolean {
  return saved.version === undefined || saved.version === stored.version;
}

type Codes = Pick<
  SavedProfile,
  'country' | 'state' | 'gender' | 'preferredLanguage' | 'businessType' | 'industry' | 'jobPosition'
>;

/** Codes that are in no list of ours, by field; `country` is where the person is, for a state that comes without one. */
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

/** A post or comment, and what the person who asks is to the companies behind it. */
interface Written {
  readonly user_id: string;
  readonly business_id: string | null;
  /** In the company in whose name it was written. */
  readonly role: BusinessRole | null;
}

/** Where it stands: on a timeline, page or post, whose it is, and what the person is to the company there. */
interface Place {
  readonly ownerID: string | null;
  readonly role: BusinessRole | null;
}

/** Whoever wrote it; in a company's name as long as they work there. */
export function mayEditText(text: Written, userID: string): boolean {
  return text.user_id === userID && (text.business_id === null || text.role !== null);
}

/** Beside its author those who answer for what stands under the company's name, and for the place where it stands (decision 11). */
function mayRemoveText(text: Written, place: Place, userID: string): boolean {
  return (
    mayEditText(text, userID) ||
    place.ownerID === userID ||
    mayModerate(text.role ?? undefined) ||
    mayModerate(place.role ?? undefined)
  );
}

type WrittenPost = Written & { readonly timeline_id: string; readonly timeline_role: BusinessRole | null };

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
