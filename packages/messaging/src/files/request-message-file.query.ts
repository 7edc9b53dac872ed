import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type MessageFileUse, requestMessageFile } from '@wbn/contract/messaging/message-uploads.ts';

/** A file of a thread, and as whom one looks at it. */
export interface FileAsked {
  readonly requestID: string;
  readonly bid: string | undefined;
  readonly fileID: string;
}

async function request(api: ApiClient, { requestID, bid, fileID }: FileAsked, use: MessageFileUse) {
  const params = { rid: requestID, fileID };
  return (await api.call(requestMessageFile, { params, query: { ...(bid && { bid }) }, body: { use } })).data;
}

/** Asks for an address that the browser loads the file from, once. */
export function requestMessageFileMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['request-message-file'],
    mutationFn: (asked: FileAsked) => request(api, asked, 'download'),
  });
}

/** A picture to show. Its address works once, so what is kept is the picture itself. */
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
