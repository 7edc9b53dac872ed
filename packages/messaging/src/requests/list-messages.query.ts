import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listMessages } from '@wbn/contract/messaging/list-messages.ts';
import type { Message } from '@wbn/contract/messaging/message.ts';
import { joinMessages } from '../live/join-messages.ts';
import { type RequestView, requestKeys, viewInput } from './request-keys.ts';

/**
 * What both sides have written: a run of messages without gaps that ends with the last. The first time it loads the last page; asked
 * again it loads what came after the last one that is known, and nothing twice.
 */
export function listMessagesQuery(api: ApiClient, view: RequestView) {
  return queryOptions({
    queryKey: requestKeys.messages(view),
    queryFn: async ({ client, queryKey, signal }) => {
      const known = client.getQueryData<readonly Message[]>(queryKey)?.at(-1)?.number;
      return loadMessages(api, view, known === undefined ? {} : { after: known }, signal);
    },
    // Whatever is written here joins what has come meanwhile: the answer to a message that was sent, or earlier pages.
    structuralSharing: (known, loaded) =>
      joinMessages((known ?? []) as readonly Message[], loaded as readonly Message[]),
  });
}

/** The page before a message; the run is longer by it afterwards. */
export function loadEarlierMessages(api: ApiClient, view: RequestView, before: number) {
  return loadMessages(api, view, { before });
}

async function loadMessages(
  api: ApiClient,
  view: RequestView,
  from: { readonly before?: number; readonly after?: number },
  signal?: AbortSignal,
): Promise<readonly Message[]> {
  const { params, query } = viewInput(view);
  const input = { params, query: { ...query, ...asText(from) } };
  const { messages, hasMore } = (await api.call(listMessages, input, signal && { signal })).data;
  const last = messages.at(-1);
  if (from.after === undefined || !hasMore || !last) return messages;
  return [...messages, ...(await loadMessages(api, view, { after: last.number }, signal))];
}

function asText(from: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(from).map(([name, number]) => [name, String(number)]));
}
