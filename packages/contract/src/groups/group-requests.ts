import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { authorSchema, pageQuery } from '../social/author.ts';
import { groupCardSchema } from './group.ts';

/** Maximum length of what a person writes with a request to join, in characters. */
export const groupRequestLength = 500;

const personInGroup = z.object({ groupID: z.string(), userID: z.string() });
const joinedAs = { businessID: z.optional(z.union([idSchema, z.literal('')])) };

/** A request to join. `author`: the company in whose name the person asks, otherwise the person. */
const groupRequestSchema = z.object({
  userID: z.string(),
  /** First and last name of the person. */
  name: z.string(),
  author: authorSchema,
  message: z.optional(z.string()),
  requestedAt: z.string(),
});

export type GroupRequest = z.output<typeof groupRequestSchema>;

/**
 * Asking again replaces the message. Forbidden: an open group, which is joined at once, or a ban; Conflict: the person is
 * a member.
 */
export const requestToJoinGroup = defineCall({
  name: 'request-to-join-group',
  access: 'user',
  summary: 'Asks to join a private group',
  method: 'POST',
  path: 'group/{id}/request',
  params: idParams,
  body: z.object({
    ...joinedAs,
    message: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(groupRequestLength, `must be ${groupRequestLength} characters or fewer`),
        ),
    ),
  }),
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

/** Having no request is no error. */
export const withdrawGroupRequest = defineCall({
  name: 'withdraw-group-request',
  access: 'user',
  summary: 'Withdraws the own request to join a group',
  method: 'DELETE',
  path: 'group/{id}/request',
  params: idParams,
  data: personInGroup,
  errors: ['ValidationError', 'NotFound'],
});

export const listGroupRequests = defineCall({
  name: 'list-group-requests',
  access: 'user',
  summary: 'Requests to join a group, latest first; for owners and moderators',
  method: 'GET',
  path: 'group/{id}/request',
  params: idParams,
  query: z.object(pageQuery),
  data: z.object({ items: z.array(groupRequestSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** The person is told when they are accepted, and not when they are declined. NotFound: there is no such request. */
export const decideGroupRequest = defineCall({
  name: 'decide-group-request',
  access: 'user',
  summary: 'Accepts or declines a request to join a group; for owners and moderators',
  method: 'POST',
  path: 'group/{id}/request/{userID}/decide',
  params: z.object({ id: idSchema, userID: idSchema }),
  body: z.object({ decision: z.enum(['accept', 'decline']) }),
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

const groupInvitationSchema = z.object({
  person: authorSchema,
  invitedBy: z.optional(authorSchema),
  invitedAt: z.string(),
});

export type GroupInvitation = z.output<typeof groupInvitationSchema>;

/**
 * Inviting again is no error. Accepts the person's request if there is one. Conflict: they are a member. Forbidden: they
 * are banned.
 */
export const inviteToGroup = defineCall({
  name: 'invite-to-group',
  access: 'user',
  summary: 'Invites a person to a group; for owners and moderators',
  method: 'POST',
  path: 'group/{id}/invitation',
  params: idParams,
  body: z.object({ userID: idSchema }),
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

export const listGroupInvitations = defineCall({
  name: 'list-group-invitations',
  access: 'user',
  summary: 'Open invitations to a group, latest first; for owners and moderators',
  method: 'GET',
  path: 'group/{id}/invitation',
  params: idParams,
  query: z.object(pageQuery),
  data: z.object({ items: z.array(groupInvitationSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** Having no invitation is no error. */
export const revokeGroupInvitation = defineCall({
  name: 'revoke-group-invitation',
  access: 'user',
  summary: 'Revokes an invitation to a group; for owners and moderators',
  method: 'DELETE',
  path: 'group/{id}/invitation/{userID}',
  params: z.object({ id: idSchema, userID: idSchema }),
  data: personInGroup,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

const ownGroupInvitationSchema = z.object({
  group: groupCardSchema,
  invitedBy: z.optional(authorSchema),
  invitedAt: z.string(),
});

export type OwnGroupInvitation = z.output<typeof ownGroupInvitationSchema>;

/** Accepted by `join-group`. */
export const listOwnGroupInvitations = defineCall({
  name: 'list-own-group-invitations',
  access: 'user',
  summary: 'Groups that the person is invited to, latest first',
  method: 'GET',
  path: 'group/invitation',
  data: z.array(ownGroupInvitationSchema),
  errors: [],
});

/** Nobody is told. Having no invitation is no error. */
export const declineGroupInvitation = defineCall({
  name: 'decline-group-invitation',
  access: 'user',
  summary: 'Declines the own invitation to a group',
  method: 'POST',
  path: 'group/{id}/invitation/decline',
  params: idParams,
  data: personInGroup,
  errors: ['ValidationError', 'NotFound'],
});
