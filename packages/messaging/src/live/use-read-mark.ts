import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { markRequestRead } from '@wbn/contract/messaging/requests.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { changeRequest } from '../requests/request-cache.ts';
import { type RequestView, viewInput } from '../requests/request-keys.ts';

/** Milliseconds in which several messages make one mark. */
const pause = 400;

/**
 * Gives the function that says that the last message is in view. The server is told once the page is looked at, of several messages
 * once, and never of less than before; one that was not told is told with the next look.
 */
export function useReadMark(
  api: ApiClient,
  view: RequestView,
  last: number,
  readUntil: number | undefined,
): () => void {
  const { mutate } = useMutation({
    mutationFn: async (number: number) =>
      (await api.call(markRequestRead, { ...viewInput(view), body: { number } })).data,
    onSuccess: (mark, _number, _result, { client }) => changeRequest(client, view, mark),
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mark = useRef({ key: '', seen: 0, told: 0 });
  const key = `${view.requestID} ${view.bid}`;

  const tell = useEffectEvent(() => {
    const { key: of, seen, told } = mark.current;
    const isNew = of === key && readUntil !== undefined && seen > Math.max(told, readUntil);
    if (!isNew || !isLookedAt()) return;
    mark.current.told = seen;
    const onError = () => {
      if (mark.current.key === key) mark.current.told = told;
    };
    mutate(seen, { onError });
  });

  // What was to be said of another thread is not said of this one
  useEffect(() => {
    const stop = new AbortController();
    const look = () => tell();
    window.addEventListener('focus', look, { signal: stop.signal });
    window.addEventListener('online', look, { signal: stop.signal });
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [key]);

  return () => {
    if (mark.current.key !== key) mark.current = { key, seen: 0, told: 0 };
    mark.current.seen = Math.max(mark.current.seen, last);
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, pause);
  };
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}
