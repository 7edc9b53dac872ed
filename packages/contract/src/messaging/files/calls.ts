import { checkMessageUpload } from './check-message-upload.ts';
import { requestMessageFile } from './request-message-file.ts';
import { requestMessageUpload } from './request-message-upload.ts';

export const messageFileCalls = [requestMessageUpload, checkMessageUpload, requestMessageFile] as const;
