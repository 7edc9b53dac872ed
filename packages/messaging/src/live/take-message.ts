import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '@wbn/contract/messaging/message.ts';
import { freshen } from '@wbn/session/live/freshen.ts';
import { isSameOwner } from '../requests/request-cache.ts';
import { type RequestView, requestKeys } from '../requests/request-keys.ts';
import { joinMessages } from './join-messages.ts';

/** Puts a message that the server has confirmed into its thread, where that is open; when others came before it, these are asked for first. */
export async function takeMessage(client: QueryClient, view: RequestView, message: Message): Promise<void> {
  const queries = client
    .getQueryCache()
    .findAll({ queryKey: requestKeys.messagesOf(view.requestID) })
    .filter(({ queryKey }) => isSameOwner(queryKey[3] as string | null, view.bid));
  await Promise.all(
    queries.map(async ({ queryKey }) => {
      const joined = client.setQueryData<readonly Message[]>(
        queryKey,
        (known) => known && joinMessages(known, [message]),
      );
      const isThere = joined?.some(({ number }) => number === message.number);
      if (!isThere) await freshen(client, queryKey);
    }),
  );
}
