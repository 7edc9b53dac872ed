import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { uploadTokenSchema } from '../files/upload.ts';
import { idParams } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';
import { businessProfileSchema, businessSessionSchema } from './business.ts';
import {
  savedCertificatesSchema,
  savedContactSchema,
  savedFactorySchema,
  savedGeneralSchema,
  savedTermsSchema,
  savedTradeCapabilitiesSchema,
} from './saved-business.ts';

/** ERR-05 */
export const savedBusinessMessage = 'Saved successfully';

/**
 * Replaces each part that is sent; other parts stay. `versions` names the version of a part that the change is based
 * on; without it the last save wins. Other fields (verified, subscription, ids, access) are ignored.
 */
export const savedBusinessSchema = z.object({
  general: z.optional(savedGeneralSchema),
  contactInfo: z.optional(savedContactSchema),
  factory: z.optional(savedFactorySchema),
  tradeCapabilities: z.optional(savedTradeCapabilitiesSchema),
  businessTerms: z.optional(savedTermsSchema),
  certificates: z.optional(savedCertificatesSchema),
  /** Upload token of `files/upload-request/business`; null removes the picture. */
  profilePhoto: z.optional(z.nullable(uploadTokenSchema)),
  coverPhoto: z.optional(z.nullable(uploadTokenSchema)),
  versions: z.optional(
    z.object({
      general: z.optional(integerFrom(0)),
      contact: z.optional(integerFrom(0)),
      factory: z.optional(integerFrom(0)),
      trade: z.optional(integerFrom(0)),
      terms: z.optional(integerFrom(0)),
      certificates: z.optional(integerFrom(0)),
    }),
  ),
});

export type SavedBusiness = z.output<typeof savedBusinessSchema>;

/** Conflict: somebody has saved a newer version of this part; nothing is stored. */
export const saveBusiness = defineCall({
  name: 'save-business',
  access: 'user',
  summary: "Changes parts of a company's profile; for its owner and admins",
  method: 'PUT',
  path: 'business/profile/{id}',
  params: idParams,
  body: savedBusinessSchema,
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema), message: z.string() },
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', ...fileErrors],
});
