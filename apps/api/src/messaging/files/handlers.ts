import type { BoundHandler } from '../../server/define-handler.ts';
import { checkMessageUploadHandler } from './check-message-upload.ts';
import { requestMessageFileHandler } from './request-message-file.ts';
import { requestMessageUploadHandler } from './request-message-upload.ts';

export const messageFileHandlers: readonly BoundHandler[] = [
  requestMessageUploadHandler,
  checkMessageUploadHandler,
  requestMessageFileHandler,
];
