import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds until a failed page is requested again (SOC-02). */
const retryAfter = 4_000;

/** Distance below the window at which the end counts as in view, so that the next page loads before it is reached. */
const ahead = '600px';

/** The part of an infinite query that this hook needs. */
export interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Loads the next page while the end of a list is in view; retries once, four seconds after a failure (SOC-02). */
export function useEndInView(end: RefObject<HTMLElement | null>, list: PagedList): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    // A busy browser delivers several entries at once; the last one is current.
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);

  const load = useEffectEvent(() => void list.fetchNextPage());
  useEffect(() => {
    if (!inView || !hasNextPage || isFetchingNextPage) return;
    if (!isFetchNextPageError) return load();
    const timer = setTimeout(load, retryAfter);
    return () => clearTimeout(timer);
  }, [inView, hasNextPage, isFetchingNextPage, isFetchNextPageError]);
}
