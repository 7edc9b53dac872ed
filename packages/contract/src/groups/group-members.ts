import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { authorSchema, pageQuery } from '../social/author.ts';
import { groupRoleSchema } from './group.ts';

/** A member of a group. `author`: the company in whose name the person is a member, otherwise the person. */
export const groupMemberSchema = z.object({
  userID: z.string(),
  /** First and last name of the person. */
  name: z.string(),
  author: authorSchema,
  role: groupRoleSchema,
  joinedAt: z.string(),
});

export type GroupMember = z.output<typeof groupMemberSchema>;

const memberParams = z.object({ id: idSchema, userID: idSchema });
const personInGroup = z.object({ groupID: z.string(), userID: z.string() });
/** The company in whose name the person joins; absent or empty: themselves. */
const joinedAs = { businessID: z.optional(z.union([idSchema, z.literal('')])) };

/** Owners, then moderators, then members, latest first. `search`: each word starts a word of the name. NotFound: a private group of others. */
export const listGroupMembers = defineCall({
  name: 'list-group-members',
  summary: 'Members of a group; of a private one for its members',
  method: 'GET',
  path: 'group/{id}/member',
  params: idParams,
  query: z.object({
    ...pageQuery,
    /** `nextID` of the page before. */
    nextID: z.optional(z.string().check(z.maxLength(80, 'must be 80 characters or fewer'))),
    search: z._default(z.string().check(z.maxLength(100, 'must be 100 characters or fewer')), ''),
  }),
  data: z.object({ items: z.array(groupMemberSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'NotFound'],
});

/**
 * Being a member already is no error. Forbidden: a private group without an invitation, or a ban. An invitation to the
 * person is used up.
 */
export const joinGroup = defineCall({
  name: 'join-group',
  access: 'user',
  summary: 'Joins an open group, or a group that one is invited to',
  method: 'POST',
  path: 'group/{id}/join',
  params: idParams,
  body: z.object(joinedAs),
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

/** Conflict: the last owner hands over or closes the group first. Not being a member is no error. */
export const leaveGroup = defineCall({
  name: 'leave-group',
  access: 'user',
  summary: 'Ends the own membership of a group',
  method: 'POST',
  path: 'group/{id}/leave',
  params: idParams,
  data: personInGroup,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});

/** Conflict: the last owner stays an owner. */
export const changeGroupRole = defineCall({
  name: 'change-group-role',
  access: 'user',
  summary: 'Changes the role of a member of a group; for its owners',
  method: 'PUT',
  path: 'group/{id}/member/{userID}',
  params: memberParams,
  body: z.object({ role: groupRoleSchema }),
  data: groupMemberSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** Moderators remove members; owners also moderators. Owners are not removed: they get a lower role first. */
export const removeGroupMember = defineCall({
  name: 'remove-group-member',
  access: 'user',
  summary: 'Removes a member from a group; for owners and moderators',
  method: 'DELETE',
  path: 'group/{id}/member/{userID}',
  params: memberParams,
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

const groupBanSchema = z.object({ person: authorSchema, bannedAt: z.string() });

export type GroupBan = z.output<typeof groupBanSchema>;

/**
 * Removes the person, their request and their invitation, and keeps them out. `removePosts` removes what they wrote in
 * the group as well. The rights are those of removing a member.
 */
export const banFromGroup = defineCall({
  name: 'ban-from-group',
  access: 'user',
  summary: 'Bans a person from a group; for owners and moderators',
  method: 'POST',
  path: 'group/{id}/ban',
  params: idParams,
  body: z.object({ userID: idSchema, removePosts: z._default(z.boolean(), false) }),
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Not being banned is no error. */
export const unbanFromGroup = defineCall({
  name: 'unban-from-group',
  access: 'user',
  summary: 'Ends the ban of a person from a group; for owners and moderators',
  method: 'DELETE',
  path: 'group/{id}/ban/{userID}',
  params: memberParams,
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const listGroupBans = defineCall({
  name: 'list-group-bans',
  access: 'user',
  summary: 'People banned from a group, latest first; for owners and moderators',
  method: 'GET',
  path: 'group/{id}/ban',
  params: idParams,
  query: z.object(pageQuery),
  data: z.object({ items: z.array(groupBanSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
