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
  /** To be shown below what was written. */
  readonly pending: readonly PendingMessage[];
  /** Ids of those that were written although no answer came; they are to be taken out of the outbox. */
  readonly arrived: readonly string[];
}

const nothing: StoreApi<readonly OutboxEntry[]> = createStore(() => []);

/** What waits to be sent in a thread, and what can be done about it. */
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

/** What waits in this browser for whoever is signed in; undefined on the server and until the page has come alive. */
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

/** Of what waits, the part of one thread; what the thread shows already does not stand there twice. */
export function pendingOf(
  entries: readonly OutboxEntry[],
  requestID: string,
  messages: readonly Message[],
): Pending {
  const own = entries.filter((entry) => entry.requestID === requestID);
  const written = new Set(messages.map(({ messageID }) => messageID));
  return {
    pending: own.filter(({ id }) => !written.has(id)),
    // What is on its way is taken out with its answer.
    arrived: own.filter(({ id, state }) => written.has(id) && state !== 'sending').map(({ id }) => id),
  };
}
