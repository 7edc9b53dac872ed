import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { browserStorage } from '@wbn/session/browser-session.ts';
import { useSessionConfig } from '@wbn/session/session-config.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useEffect, useRef } from 'react';
import type { Outbox } from './outbox.ts';
import { accountOf, isMarked } from './outbox-mark.ts';

/**
 * Sends waiting messages when a page of their writer opens; loads the outbox only if there are any. Returns the
 * function to call when the network works again.
 */
export function useSendWaiting(api: ApiClient): () => void {
  const client = useQueryClient();
  const { apiUrl } = useSessionConfig();
  const { userID } = useSession();
  const send = useRef<() => void>(undefined);
  useEffect(() => {
    if (userID === undefined) return;
    let opened: { readonly outbox: Outbox; readonly close: () => void } | undefined;
    const left = new AbortController();
    const sendNow = async () => {
      if (!isMarked(browserStorage, accountOf(apiUrl, userID))) return;
      const { openOutbox } = await import('./browser-outbox.ts');
      if (left.signal.aborted) return;
      opened ??= openOutbox({ api, apiUrl, client, userID });
      await opened.outbox.sendNow();
    };
    // If the code or the store does not load, the next page tries again.
    send.current = () => void sendNow().catch(() => undefined);
    send.current();
    window.addEventListener('online', send.current, { signal: left.signal });
    return () => {
      send.current = undefined;
      left.abort();
      opened?.close();
    };
  }, [api, apiUrl, client, userID]);
  return () => send.current?.();
}
