import * as z from 'zod/mini';
import { codedSchema } from '../shared/values.ts';
import { userProfileSchema } from './user-profile.ts';

/** A person as they see themselves (PRF-14): what everybody sees, what they hide, and what only they know. */
export const ownProfileSchema = z.extend(userProfileSchema, {
  /** Of the account; changed on the auth host only (PRF-13). */
  email: z.optional(z.string()),
  mobilePhone: z.optional(z.object({ countryCode: z.string(), phoneNumber: z.string() })),
  gender: z.optional(codedSchema),
  showBirthDate: z.boolean(),
  showProfession: z.boolean(),
  /** Counts the saves; sent back with the next one, so that it cannot undo another unseen. */
  version: z.int(),
});

export type OwnProfile = z.output<typeof ownProfileSchema>;
