import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';

/** `products`: a CSV; `company`: all data of the company as one zip archive; `figures`: a CSV of its figures by day. */
export const downloadKinds = ['products', 'company', 'figures'] as const;

/**
 * The address starts with `/` on the API host, works once and expires after a minute, so that browsers can load it
 * without a token.
 */
export const requestDownload = defineCall({
  name: 'request-download',
  access: 'user',
  summary:
    "Single-use address of a download of a company's data; `products` and `figures` for owner and admins, `company` for its owner",
  method: 'POST',
  path: 'business/{id}/download',
  params: idParams,
  body: z.object({ kind: z.enum(downloadKinds) }),
  data: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

export type DownloadKind = (typeof downloadKinds)[number];
