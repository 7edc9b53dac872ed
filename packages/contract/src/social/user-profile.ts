import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { codedSchema, countrySchema, namedSchema, photoSchema } from '../shared/values.ts';
import { reactionSummarySchema } from './reaction.ts';

/** A person's public profile (PRF-14, PRF-15); the server omits hidden fields. */
export const userProfileSchema = z.object({
  userID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  profession: z.optional(z.string()),
  birthDate: z.optional(z.string()),
  country: z.optional(countrySchema),
  state: z.optional(z.object({ stateID: z.string(), stateName: z.string() })),
  city: z.optional(z.string()),
  briefPresentation: z.optional(z.string()),
  companyName: z.optional(z.string()),
  industry: z.optional(namedSchema),
  jobPosition: z.optional(z.object({ jobPositionID: z.string(), name: z.string() })),
  businessType: z.optional(codedSchema),
  preferredLanguage: z.optional(z.object({ code: z.string(), languageName: z.string() })),
  profilePhoto: z.optional(photoSchema),
  coverPhoto: z.optional(photoSchema),
  businessID: z.optional(z.string()),
  sample: z.optional(z.boolean()),
  reactions: reactionSummarySchema,
});

export type UserProfile = z.output<typeof userProfileSchema>;

export const loadPublicProfile = defineCall({
  name: 'load-public-profile',
  summary: 'Public profile of a person',
  method: 'GET',
  path: 'user/public-profile/{id}',
  params: idParams,
  data: userProfileSchema,
  errors: ['ValidationError', 'NotFound'],
});
