import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadPicture } from '@wbn/api-client/load-picture.ts';
import { type MessageFileUse, requestMessageFile } from '@wbn/contract/messaging/message-uploads.ts';
import { requestQuotationFile } from '@wbn/contract/quotations/quotations.ts';

/** Where a file is: in a thread, or in a request for quotation. */
export type FilePlace = { readonly requestID: string } | { readonly quotationID: string };

/** A file, with the company that views it; undefined: the person. */
export interface FileAsked {
  readonly place: FilePlace;
  readonly bid: string | undefined;
  readonly fileID: string;
}

async function request(api: ApiClient, { place, bid, fileID }: FileAsked, use: MessageFileUse) {
  const input = { query: { ...(bid && { bid }) }, body: { use } };
  if ('requestID' in place)
    return (await api.call(requestMessageFile, { params: { rid: place.requestID, fileID }, ...input })).data;
  const params = { id: place.quotationID, fileID };
  return (await api.call(requestQuotationFile, { params, ...input })).data;
}

/** Requests a single-use download address. */
export function requestMessageFileMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['request-message-file'],
    mutationFn: (asked: FileAsked) => request(api, asked, 'download'),
  });
}

/** Loads a picture as a blob, which is cached because its address works only once. */
export function messagePictureQuery(
  api: ApiClient,
  asked: FileAsked,
  use: Exclude<MessageFileUse, 'download'>,
) {
  return queryOptions({
    queryKey: ['request-message-file', asked.fileID, use],
    queryFn: async ({ signal }) => {
      const { url } = await request(api, asked, use);
      return loadPicture(url, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
