import { type ReactNode, useEffect, useRef, useState } from 'react';
import { place } from './when-in-view.css.ts';

/** Renders its children once they scroll into view, so that long lists load their pictures lazily. */
export function WhenInView({ children }: { readonly children: ReactNode }) {
  const [isSeen, setSeen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={box} className={place}>
      {isSeen && children}
    </span>
  );
}
