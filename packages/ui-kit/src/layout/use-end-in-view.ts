import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds until pages that did not come are asked for again (SOC-02). */
const retryAfter = 4_000;

/** How far below the window the end counts as in view: the next page should be there before it is reached. */
const ahead = '600px';

/** What a query that grows page by page tells of its next one. */
export interface GrowingList {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Loads the next page while the end of a list is in view; four seconds after a failure once more (SOC-02). */
export function useEndInView(end: RefObject<HTMLElement | null>, list: GrowingList): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    // A busy page is told of several changes at once, the last one at the end.
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
