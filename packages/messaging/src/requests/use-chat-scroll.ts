import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the reader counts as being at the end. */
const near = 64;

interface ChatScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Number of the last message when the reader scrolled away from the end; undefined at the end. */
  readonly leftAt: number | undefined;
  readonly toEnd: () => void;
}

/**
 * Keeps the scroll position of a chat: at the end it follows new messages and the keyboard; further up nothing moves
 * when messages are added below or above. `first`, `last`: numbers of the shown messages. Starts at the element with
 * `data-begin`, otherwise at the end.
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

  /** Applies a scroll whose event has not fired yet, because a render can come first. */
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

  // Runs after every render, whatever changed.
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
