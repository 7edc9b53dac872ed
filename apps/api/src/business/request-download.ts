import { requestDownload } from '@wbn/contract/business/request-download.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const requestDownloadHandler = defineHandler(requestDownload, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
