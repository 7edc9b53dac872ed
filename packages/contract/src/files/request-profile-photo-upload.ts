import { defineCall } from '../call.ts';
import { profilePhotoUploadSchema, uploadTicketSchema } from './upload.ts';

/** The older flow of UPL-04; the same service as `request-user-upload` for a profile photo. */
export const requestProfilePhotoUpload = defineCall({
  name: 'request-profile-photo-upload',
  room: 'files',
  summary: 'A signed form to send a profile photo with (older flow)',
  method: 'POST',
  path: 'user/profile-photo/upload-request',
  access: 'user',
  body: profilePhotoUploadSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'PayloadTooLarge', 'TooManyRequests'],
});
