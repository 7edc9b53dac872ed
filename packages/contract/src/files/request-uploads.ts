import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { photoSchema } from '../shared/values.ts';
import {
  businessUploadRequestSchema,
  profilePhotoUploadSchema,
  uploadRequestSchema,
  uploadTicketSchema,
  uploadTokenSchema,
} from './upload.ts';

/** UPL-03. `businessID` is the extra field of UPL-01, absent while a company is being created. */
export const requestBusinessUpload = defineCall({
  name: 'request-business-upload',
  summary: 'Signed form for uploading a picture or video of a company, and the token that claims it',
  method: 'POST',
  path: 'files/upload-request/business',
  access: 'user',
  body: businessUploadRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'PayloadTooLarge', 'TooManyRequests'],
});

/** The older flow of UPL-04; the same service as `request-user-upload` for a profile photo. */
export const requestProfilePhotoUpload = defineCall({
  name: 'request-profile-photo-upload',
  summary: 'Signed form for uploading a profile photo (older flow)',
  method: 'POST',
  path: 'user/profile-photo/upload-request',
  access: 'user',
  body: profilePhotoUploadSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'PayloadTooLarge', 'TooManyRequests'],
});

/** UPL-03. The profile update carries the token (UPL-05). */
export const requestUserUpload = defineCall({
  name: 'request-user-upload',
  summary: "Signed form for uploading a person's picture, and the token that claims it",
  method: 'POST',
  path: 'files/upload-request/user',
  access: 'user',
  body: uploadRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'PayloadTooLarge', 'TooManyRequests'],
});

/** The older flow of UPL-04: checks the uploaded picture and makes it the profile photo. */
export const validateProfilePhotoUpload = defineCall({
  name: 'validate-profile-photo-upload',
  summary: 'Checks the uploaded profile photo and sets it on the profile (older flow)',
  method: 'POST',
  path: 'user/profile-photo/upload-validate',
  access: 'user',
  body: uploadTokenSchema,
  data: z.object({ profilePhoto: photoSchema }),
  errors: ['ValidationError', 'NotFound', 'PayloadTooLarge', 'UnsupportedMediaType', 'ServiceUnavailable'],
});
