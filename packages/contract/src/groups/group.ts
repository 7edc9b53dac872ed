import * as z from 'zod/mini';
import { code, longText, nameLine } from '../business/saved-fields.ts';
import { uploadTokenSchema } from '../files/upload.ts';
import { countrySchema, namedSchema, photoSchema, privatePhotoSchema } from '../shared/values.ts';
import { hasWebAddress } from '../shared/web-address-in-name.ts';
import { authorSchema } from '../social/author.ts';
import { groupHandOverSchema } from './group-hand-over.ts';
import { groupProblems as problems } from './group-problems.ts';

/** `open`: everybody reads it, a member joins at once. `private`: only members read it; joining takes a request or an invitation. */
export const groupAccesses = ['open', 'private'] as const;

const groupAccessSchema = z.enum(groupAccesses);

export type GroupAccess = (typeof groupAccesses)[number];

/** Owners may do everything; moderators look after members and posts. */
export const groupRoles = ['owner', 'moderator', 'member'] as const;

export const groupRoleSchema = z.enum(groupRoles);

export type GroupRole = (typeof groupRoles)[number];

/** Maximum length of a group's name, in characters. */
export const groupNameLength = 100;
/** Maximum length of a group's purpose, in characters. */
export const groupPurposeLength = 500;
/** Maximum length of a group's rules, in characters. */
export const groupRulesLength = 3_000;

/** GRP-01. `country`: absent or '' is a global group. `language`: a code of `ref-data/language`. */
export const savedGroupSchema = z.object({
  name: nameLine.check(
    z.maxLength(groupNameLength, problems.tooLong),
    z.refine((name) => !hasWebAddress(name), problems.webAddress),
  ),
  purpose: longText(groupPurposeLength).check(z.minLength(1, problems.required)),
  rules: z.optional(longText(groupRulesLength)),
  industry: code.check(z.minLength(1, problems.required)),
  country: z.optional(code),
  language: code.check(z.minLength(1, problems.required)),
  access: groupAccessSchema,
  /** Token of an upload with the purpose `groupPhoto`; absent keeps the current picture, null removes it. */
  picture: z.optional(z.nullable(uploadTokenSchema)),
});

export type SavedGroup = z.output<typeof savedGroupSchema>;

/**
 * A group in a list. Of a private group only members get `memberCount` and, in
 * place of `picture`, `privatePicture`; `request-group-picture` gives its address (GRP-03). `role`: the viewer's;
 * absent for others.
 */
export const groupCardSchema = z.object({
  groupID: z.string(),
  name: z.string(),
  purpose: z.string(),
  access: groupAccessSchema,
  industry: namedSchema,
  /** Absent for a global group. */
  country: z.optional(countrySchema),
  language: z.object({ code: z.string(), languageName: z.string() }),
  picture: z.optional(photoSchema),
  privatePicture: z.optional(privatePhotoSchema),
  memberCount: z.optional(z.int()),
  role: z.optional(groupRoleSchema),
});

export type GroupCard = z.output<typeof groupCardSchema>;

/** What the viewer is to the group and may do; absent for visitors. */
const groupSessionSchema = z.object({
  role: z.optional(groupRoleSchema),
  /** The company in whose name the viewer is a member; absent for themselves. */
  businessID: z.optional(z.string()),
  /** The viewer has asked to join and is not answered yet. */
  isRequested: z.boolean(),
  /** The viewer is invited. */
  isInvited: z.boolean(),
  /** An open group that the viewer may join, or any group that they are invited to. */
  mayJoin: z.boolean(),
  /** A private group that the viewer may ask to join. */
  mayRequest: z.boolean(),
  mayPost: z.boolean(),
  /** Owners and moderators: requests, invitations, removing and banning members, removing and pinning posts. */
  mayModerate: z.boolean(),
  /** Owners: fields, roles, handing over, closing. */
  mayManage: z.boolean(),
  /** The hand-over that waits for an answer; for owners and whoever is asked. */
  handOver: z.optional(groupHandOverSchema),
  /** Number of requests to join that wait; for those who may decide. */
  requestCount: z.optional(z.int()),
});

/** A group's page. Strangers to a private group get the fields of its card only. */
export const groupSchema = z.extend(groupCardSchema, {
  /** Whether the viewer may read posts and members. */
  isReadable: z.boolean(),
  rules: z.optional(z.string()),
  /** Who founded it; absent when they are gone. */
  founder: z.optional(authorSchema),
  createdAt: z.optional(z.string()),
  /** Counts the saves; the next save sends it back. Absent for those who may not save. */
  version: z.optional(z.int()),
  session: z.optional(groupSessionSchema),
});

export type Group = z.output<typeof groupSchema>;
export type GroupSession = z.output<typeof groupSessionSchema>;
