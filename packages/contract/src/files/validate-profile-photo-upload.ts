import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { photoSchema } from '../shared/values.ts';
import { uploadTokenSchema } from './upload.ts';

/** The older flow of UPL-04: checks the picture that was sent and makes it the profile photo. */
export const validateProfilePhotoUpload = defineCall({
  name: 'validate-profile-photo-upload',
  room: 'files',
  summary: 'Checks the profile photo that was sent and puts it on your profile (older flow)',
  method: 'POST',
  path: 'user/profile-photo/upload-validate',
  access: 'user',
  body: uploadTokenSchema,
  data: z.object({ profilePhoto: photoSchema }),
  errors: ['ValidationError', 'NotFound', 'PayloadTooLarge', 'UnsupportedMediaType', 'ServiceUnavailable'],
});
