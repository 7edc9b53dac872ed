import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the reader counts as being there. */
const near = 64;

interface ChatScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The number of the last message when the reader left the end; undefined while they are there. */
  readonly leftAt: number | undefined;
  readonly toEnd: () => void;
}

/**
 * Keeps what is read in its place: at the end new messages and the keyboard push it up, further up nothing moves, neither by new
 * messages below nor by earlier ones above. `first`, `last`: numbers of the messages that are shown. It begins at the element
 * marked `data-begin`, else at the end.
 */
export function useChatScroll(first: number, last: number): ChatScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const [leftAt, setLeftAt] = useState<number>();
  const place = useRef({ first, isAtEnd: true, fromEnd: 0, top: 0, height: 0 });

  const note = useEffectEvent(() => {
    const box = scroller.current;
    if (!box) return;
    const { scrollTop: top, scrollHeight: height } = box;
    const fromEnd = height - top;
    const isAtEnd = fromEnd - box.clientHeight < near;
    place.current = { first, isAtEnd, fromEnd, top, height };
    setLeftAt((known) => (isAtEnd ? undefined : (known ?? last)));
  });

  /** Where the reader has scrolled to since, if its event is still to come: something may be drawn in between. */
  const catchUp = (box: HTMLElement) => {
    const { top, height } = place.current;
    if (box.scrollTop === top) return;
    const fromEnd = height - box.scrollTop;
    place.current = { ...place.current, fromEnd, isAtEnd: fromEnd - box.clientHeight < near };
  };

  const follow = useEffectEvent(() => {
    const box = scroller.current;
    if (!box) return;
    catchUp(box);
    if (place.current.isAtEnd) box.scrollTop = box.scrollHeight;
    note();
  });

  useLayoutEffect(() => {
    const box = scroller.current;
    const begin = box?.querySelector<HTMLElement>('[data-begin]');
    if (!box || !begin) return;
    box.scrollTop = begin.offsetTop - near;
    place.current = { ...place.current, isAtEnd: false };
    note();
  }, []);

  // After every rendering: whatever has come, come above or gone.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    catchUp(box);
    if (first < place.current.first) {
      box.scrollTop = box.scrollHeight - place.current.fromEnd;
      note();
    }
    follow();
  });

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => follow());
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    const scrolled = () => note();
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, []);

  return {
    scroller,
    leftAt,
    toEnd() {
      place.current = { ...place.current, isAtEnd: true };
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
      setLeftAt(undefined);
    },
  };
}
