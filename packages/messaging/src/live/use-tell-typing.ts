import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { tellTyping } from '@wbn/contract/messaging/tell-typing.ts';
import { useRef } from 'react';
import type { RequestView } from '../requests/request-keys.ts';
import { viewInput } from '../requests/request-keys.ts';

/** Milliseconds between two signs of writing; the other side believes each for twice as long. */
const every = 3_000;

/** Gives the function to call at every key: it tells the other side at most every three seconds. */
export function useTellTyping(api: ApiClient, view: RequestView): () => void {
  const { mutate } = useMutation({
    mutationFn: () => api.call(tellTyping, viewInput(view)),
  });
  const told = useRef({ requestID: '', at: 0 });
  return () => {
    const { requestID, at } = told.current;
    if (!navigator.onLine || (requestID === view.requestID && Date.now() - at < every)) return;
    told.current = { requestID: view.requestID, at: Date.now() };
    mutate();
  };
}
