import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/** A click that has waited longer is no longer meant, in milliseconds. */
const mostWait = 10_000;

/** Around the whole page: once it is alive, a click on a button that came before is made again, once. */
export function Awake({ children }: { readonly children: ReactNode }) {
  const early = useRef<Event>(undefined);
  useLayoutEffect(() => {
    early.current ??= window.wbnAwake?.();
  }, []);
  // After the effects of all that is on the page: what listens there is listening.
  useEffect(() => {
    delete window.wbnAwake;
    const { target, timeStamp = 0 } = early.current ?? {};
    early.current = undefined;
    if (!(target instanceof Element) || performance.now() - timeStamp > mostWait) return;
    const button = target.closest('button');
    if (button?.isConnected) button.click();
  }, []);
  return children;
}
