import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Message } from '@wbn/contract/messaging/messages.ts';
import { useSessionConfig } from '@wbn/session/session-config.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RequestView } from '../../requests/request-keys.ts';
import type { Thread } from '../thread.ts';
import { openOutbox } from './browser-outbox.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry, PendingMessage } from './outbox-entry.ts';

interface Pending {
  /** Entries to show after the messages. */
  readonly pending: readonly PendingMessage[];
  /** Ids of entries that the thread already contains although their answers were lost; the outbox deletes them. */
  readonly arrived: readonly string[];
}

const nothing: StoreApi<readonly OutboxEntry[]> = createStore(() => []);

/** Returns the unsent messages of a thread and the actions on them. */
export function usePending(
  api: ApiClient,
  view: RequestView,
  messages: readonly Message[],
): Pick<Thread, 'pending' | 'send' | 'retry' | 'discard'> {
  const outbox = useOutbox(api);
  const entries = useStore(outbox?.entries ?? nothing);
  const { pending, arrived } = pendingOf(entries, view.requestID, messages);
  const lastNumber = messages.at(-1)?.number ?? 0;
  const arrivedIDs = arrived.join();

  useEffect(() => {
    if (arrivedIDs !== '') void outbox?.settle(new Set(arrivedIDs.split(',')));
  }, [outbox, arrivedIDs]);

  return {
    pending,
    send({ content, files = [], offer }) {
      const text = content.trim();
      if (text === '' && files.length === 0 && !offer) return;
      void outbox?.add({ ...view, lastNumber, message: { content: text, files, offer } });
    },
    retry: (id) => void outbox?.retry(id, lastNumber),
    discard: (id) => void outbox?.discard(id, lastNumber),
  };
}

/** The outbox of the signed-in person; undefined on the server and until hydration. */
function useOutbox(api: ApiClient): Outbox | undefined {
  const client = useQueryClient();
  const { apiUrl } = useSessionConfig();
  const { userID } = useSession();
  const [outbox, setOutbox] = useState<Outbox>();
  useEffect(() => {
    if (userID === undefined) return;
    const opened = openOutbox({ api, apiUrl, client, userID });
    setOutbox(opened.outbox);
    return () => {
      setOutbox(undefined);
      opened.close();
    };
  }, [api, apiUrl, client, userID]);
  return outbox;
}

/** Returns the entries of a thread without those that its messages already contain. */
export function pendingOf(
  entries: readonly OutboxEntry[],
  requestID: string,
  messages: readonly Message[],
): Pending {
  const own = entries.filter((entry) => entry.requestID === requestID);
  const written = new Set(messages.map(({ messageID }) => messageID));
  return {
    pending: own.filter(({ id }) => !written.has(id)),
    // An entry that is being sent is deleted when its answer comes.
    arrived: own.filter(({ id, state }) => written.has(id) && state !== 'sending').map(({ id }) => id),
  };
}
