import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { codedSchema } from '../shared/values.ts';
import { userProfileSchema } from './user-profile.ts';

/** A person's own profile (PRF-14): public fields, hidden fields, and private ones. */
export const ownProfileSchema = z.extend(userProfileSchema, {
  /** Address of the account; can be changed on the auth host only (PRF-13). */
  email: z.optional(z.string()),
  mobilePhone: z.optional(z.object({ countryCode: z.string(), phoneNumber: z.string() })),
  gender: z.optional(codedSchema),
  showBirthDate: z.boolean(),
  showProfession: z.boolean(),
  /** Only while the person may not write after a report: until when, and the decision. */
  suspension: z.optional(z.object({ removalID: z.string(), until: z.string() })),
  /** Counts the saves; the next save sends it back to detect conflicts. */
  version: z.int(),
});

export type OwnProfile = z.output<typeof ownProfileSchema>;

/**
 * Open to anyone (CALL-01): without a token the reply has no `data`, and the caller is a visitor. With an expired
 * token it is a 401, so that the caller refreshes it and asks again (ERR-03).
 */
export const loadOwnProfile = defineCall({
  name: 'load-own-profile',
  summary: 'Own profile of the signed-in person; no data for a visitor',
  method: 'GET',
  path: 'user/profile',
  data: z.optional(ownProfileSchema),
  errors: ['TokenExpiredError', 'JsonWebTokenError', 'SessionError', 'NotFound'],
});
