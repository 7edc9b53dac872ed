import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type MessageFileUse, requestMessageFile } from '@wbn/contract/messaging/message-uploads.ts';

/** A file of a thread, with the person or company that views the thread. */
export interface FileAsked {
  readonly requestID: string;
  readonly bid: string | undefined;
  readonly fileID: string;
}

async function request(api: ApiClient, { requestID, bid, fileID }: FileAsked, use: MessageFileUse) {
  const params = { rid: requestID, fileID };
  return (await api.call(requestMessageFile, { params, query: { ...(bid && { bid }) }, body: { use } })).data;
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
    queryKey: ['request-message-file', asked.requestID, asked.fileID, use],
    queryFn: async ({ signal }) => {
      const { url } = await request(api, asked, use);
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new ApiError('NotFound', 'The picture could not be loaded.', answer.status);
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
