import type { GroupRole, SavedGroup } from '@wbn/contract/groups/group.ts';
import { groupProblems as problems } from '@wbn/contract/groups/group-problems.ts';
import {
  closeGroup,
  createGroup,
  loadGroupAllowance,
  pinPost,
  saveGroup,
  unpinPost,
} from '@wbn/contract/groups/groups.ts';
import { membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { CallError, forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { nameWords } from '@wbn/search-engine/postgres/name-prefixes.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../authors/require-actor.ts';
import { isIndustry } from '../business/profile/find-profile-problems.ts';
import { spokenLanguages } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { takeUpload, type UploadReference } from '../files/take-upload.ts';
import { requireAllowance, requireNotSuspended } from '../safety/require-allowance.ts';
import { createOnce } from '../server/create-once.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import type { Services } from '../services.ts';
import { requirePost } from '../social/posts/load-posts.ts';
import { findGroupOfPost } from '../social/posts/timeline-rights.sql.ts';
import { endHandOver } from './end-hand-over.ts';
import {
  type GroupRow,
  insertGroup,
  lockFounder,
  lockGroup,
  markGroupClosed,
  selectAllowance,
  updateGroup,
  updatePinnedPost,
} from './group.sql.ts';
import { findGroupMember, insertGroupMember } from './group-members.sql.ts';
import { groupPlanOf, mayManageGroup, mayModerateGroup } from './policies.ts';
import { presentGroup, requireGroup } from './present-group.ts';

/**
 * Locks a group and returns it if `may` allows the person's role, in the transaction of a write. Throws NotFound as `requireGroup` does,
 * Forbidden when the role does not allow it.
 */
export async function requireGroupForWrite(
  transaction: Kysely<Database>,
  { id, userID }: { readonly id: string; readonly userID: string },
  may: (role: GroupRole | null) => boolean = () => true,
): Promise<GroupRow> {
  await lockGroup.first(transaction, { id });
  // A separate statement, so that it sees what was committed while the lock was awaited.
  const group = await requireGroup(transaction, id, userID);
  if (may(group.role)) return group;
  const problem = group.role
    ? `Your role in this group, ${group.role}, does not allow this.`
    : 'You are not a member of this group.';
  throw forbidden(group.role ? 'group-role' : 'no-group-member', problem);
}

/** Returns a member. Throws NotFound for somebody who is not one. */
export async function requireGroupMember(transaction: Kysely<Database>, groupID: string, userID: string) {
  const member = await findGroupMember.first(transaction, { groupID, userID });
  if (!member) throw notFound(`Nobody with the id ${userID} is a member of this group.`);
  return member;
}

/** The uploaded picture of a group belongs to the person who sends it. */
function uploadOf(
  { picture, access }: Pick<SavedGroup, 'picture' | 'access'>,
  userID: string,
): UploadReference | undefined {
  if (!picture) return undefined;
  return { token: picture.token, userID, purpose: 'groupPhoto', isPrivate: access === 'private' };
}

/** Throws ValidationError for codes that the catalogs do not have. */
function refuseUnknownCodes({ industry, country, language }: SavedGroup, { catalog }: Services): void {
  refuseFields({
    ...(!isIndustry(industry, catalog.industries) && { industry: problems.unknown }),
    ...(country && !findCountry(country, 'en') && { country: problems.unknown }),
    ...(!spokenLanguages.has(language) && { language: problems.unknown }),
  });
}

const rowOf = ({ name, purpose, rules, industry, country, language, access }: SavedGroup) => ({
  name,
  purpose,
  rules: rules || null,
  industry_id: industry,
  country: country || null,
  language,
  access,
});

export const createGroupHandler = defineHandler(
  createGroup,
  async ({ user: { userID }, body, language, idempotencyKey, services }) => {
    const { db, uploads } = services;
    refuseUnknownCodes(body, services);
    const picture = uploadOf(body, userID);
    // Drawing the sizes of a picture takes a second, so it is done before the transaction.
    if (picture) await uploads.prepare(picture);
    const { id } = await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID: body.businessID });
      const create = () => addGroup(transaction, body, actor);
      return createOnce(transaction, { call: createGroup.name, userID, idempotencyKey, body, create });
    });
    return { data: presentGroup(await requireGroup(db, id, userID), { ...services, language }, userID) };
  },
);

/** Inserts the group with its founder as owner; returns its id. */
async function addGroup(transaction: Kysely<Database>, body: SavedGroup, actor: Actor): Promise<string> {
  const { userID, businessID } = actor;
  await lockFounder.first(transaction, { userID });
  await requireAllowance(transaction, { userID, act: 'group' });
  await requireFreeGroup(transaction, userID);
  const id = newId();
  const reference = uploadOf(body, userID);
  const photo = reference && (await takeUpload(transaction, reference));
  await insertGroup.run(transaction, {
    row: {
      id,
      ...rowOf(body),
      picture: photo ? JSON.stringify(photo) : null,
      founder_id: userID,
      founder_business_id: businessID,
    },
    words: nameWords([body.name, body.purpose]),
  });
  await insertGroupMember.run(transaction, { groupID: id, userID, businessID, role: 'owner' });
  return id;
}

/** Throws PlanLimitReached when the person has founded as many groups as their plan allows; names the next larger plan. */
async function requireFreeGroup(transaction: Kysely<Database>, userID: string): Promise<void> {
  const { founded, levels } = await selectAllowance.only(transaction, { userID });
  const { groups } = groupPlanOf(levels);
  if (founded < groups) return;
  const next = membershipPlans.find((plan) => plan.groups > groups);
  const offer = next
    ? `The ${next.level.charAt(0).toUpperCase()}${next.level.slice(1)} plan allows ${next.groups}.`
    : 'Close one to found another.';
  throw new CallError(
    'PlanLimitReached',
    `You have founded ${founded} groups, and your plan allows ${groups}. ${offer}`,
  );
}

export const loadGroupAllowanceHandler = defineHandler(
  loadGroupAllowance,
  async ({ user: { userID }, services: { db } }) => {
    const { founded, levels } = await selectAllowance.only(db, { userID });
    return { data: { founded, allowed: groupPlanOf(levels).groups } };
  },
);

export const saveGroupHandler = defineHandler(
  saveGroup,
  async ({ user: { userID }, params: { id }, body, language, services }) => {
    const { db, uploads } = services;
    refuseUnknownCodes(body, services);
    const reference = uploadOf(body, userID);
    if (reference) await uploads.prepare(reference);
    await db.transaction().execute(async (transaction) => {
      const group = await requireGroupForWrite(transaction, { id, userID }, mayManageGroup);
      await requireNotSuspended(transaction, userID);
      if (group.version !== body.version)
        throw new CallError('Conflict', 'This group was changed in the meantime. Nothing was stored.');
      if (group.access === 'private' && body.access === 'open') refuseFields({ access: problems.private });
      const photo = reference && JSON.stringify(await takeUpload(transaction, reference));
      await updateGroup.run(transaction, {
        id,
        row: rowOf(body),
        words: nameWords([body.name, body.purpose]),
        picture: body.picture === null ? null : photo,
      });
    });
    return { data: presentGroup(await requireGroup(db, id, userID), { ...services, language }, userID) };
  },
);

export const closeGroupHandler = defineHandler(
  closeGroup,
  async ({ user: { userID }, params: { id }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id, userID }, mayManageGroup);
      await endHandOver(transaction, id);
      await markGroupClosed.run(transaction, { id });
    });
    return { data: { groupID: id } };
  },
);

export const pinPostHandler = defineHandler(
  pinPost,
  async ({ user: { userID }, params: { id }, body: { postID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id, userID }, mayModerateGroup);
      await requirePost(transaction, postID, { userID, actorID: userID });
      const place = await findGroupOfPost.first(transaction, { postID });
      if (place?.group_id !== id) throw notFound(`There is no post with the id ${postID} in this group.`);
      await updatePinnedPost.run(transaction, { id, postID });
    });
    return { data: { postID } };
  },
);

export const unpinPostHandler = defineHandler(
  unpinPost,
  async ({ user: { userID }, params: { id }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id, userID }, mayModerateGroup);
      await updatePinnedPost.run(transaction, { id, postID: null });
    });
    return { data: { groupID: id } };
  },
);
