import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { uploadTokenSchema } from '../files/upload.ts';
import { businessProfileSchema, businessSessionSchema } from './business.ts';
import { businessProblems as problems } from './business-problems.ts';
import { code, codes, longText, nameLine, shortLimit } from './saved-fields.ts';

/** BIZ-08 */
export const createFailedMessage = 'Complete all the information required to create your business profile.';
/** ERR-05 */
export const createdBusinessMessage = 'Saved successfully';

const requiredCode = code.check(z.minLength(1, problems.required));

/** BIZ-07. `categories` as `industry.category`, such as `0001.pumps`, or the category alone; at least one. */
export const createdBusinessSchema = z.object({
  companyName: nameLine,
  industry: requiredCode,
  categories: codes.check(z.minLength(1, problems.required)),
  businessType: requiredCode,
  country: requiredCode,
  /** Required when the country has states. */
  state: z.optional(code),
  shortDescription: longText(shortLimit).check(z.minLength(1, problems.required)),
  profilePhoto: z.optional(uploadTokenSchema),
  coverPhoto: z.optional(uploadTokenSchema),
});

export type CreatedBusiness = z.output<typeof createdBusinessSchema>;

/**
 * The person becomes the owner. The company starts as an unverified draft on the standard plan and is invisible to
 * others until it is published.
 */
export const createBusiness = defineCall({
  name: 'create-business',
  access: 'user',
  idempotent: true,
  summary: 'Creates a company owned by the signed-in person',
  method: 'POST',
  path: 'business/profile/create',
  body: createdBusinessSchema,
  invalidMessage: createFailedMessage,
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema), message: z.string() },
  errors: ['ValidationError', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});
