import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lets what a selector finds in a list take the focus once it is drawn; where it finds nothing, something else. */
export function useNextFocus(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): (selector: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    (list.current?.querySelector<HTMLElement>(next.current) ?? otherwise.current)?.focus();
    next.current = undefined;
  });
  return (selector) => {
    next.current = selector;
  };
}
