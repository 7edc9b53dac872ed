import type { BoundHandler } from '../../server/define-handler.ts';
import { requestMessageFileHandler } from './request-message-file.ts';
import { checkMessageUploadHandler, requestMessageUploadHandler } from './request-message-upload.ts';

export const messageFileHandlers: readonly BoundHandler[] = [
  requestMessageUploadHandler,
  checkMessageUploadHandler,
  requestMessageFileHandler,
];
