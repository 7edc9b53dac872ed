import type { BoundHandler } from '../server/define-handler.ts';
import { requestProfilePhotoUploadHandler } from './request-profile-photo-upload.ts';
import { requestUserUploadHandler } from './request-user-upload.ts';
import { validateProfilePhotoUploadHandler } from './validate-profile-photo-upload.ts';

export const fileHandlers: readonly BoundHandler[] = [
  requestUserUploadHandler,
  requestProfilePhotoUploadHandler,
  validateProfilePhotoUploadHandler,
];
