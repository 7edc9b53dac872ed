import type { BoundHandler } from '../server/define-handler.ts';
import {
  requestProfilePhotoUploadHandler,
  requestUserUploadHandler,
  validateProfilePhotoUploadHandler,
} from './user-uploads.ts';

export const fileHandlers: readonly BoundHandler[] = [
  requestUserUploadHandler,
  requestProfilePhotoUploadHandler,
  validateProfilePhotoUploadHandler,
];
