import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** The selected rows of a list. */
export interface Selection {
  /** In the order of the list. */
  readonly chosen: readonly string[];
  readonly isChosen: (id: string) => boolean;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Click handler of a row's checkbox; stable between renders. */
  readonly handleClick: (id: string, event: MouseEvent<HTMLInputElement>) => void;
  readonly handleKey: (id: string, event: KeyboardEvent<HTMLInputElement>) => void;
}

const checkboxOf = (id: string) => document.querySelector<HTMLInputElement>(`[data-select="${id}"]`);

/**
 * Selects rows by checkboxes: Shift with a click or Space selects a range, arrow keys move between checkboxes, and
 * with Shift also select. Rows that disappear are deselected.
 */
export function useSelection(ids: readonly string[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef(ids);
  const anchor = useRef<string>(undefined);
  useEffect(() => {
    shown.current = ids;
  });
  const chosen = useMemo(() => ids.filter((id) => marked.has(id)), [ids, marked]);

  const mark = useCallback((range: readonly string[], on: boolean) => {
    setMarked((last) => {
      const next = new Set(last);
      for (const id of range) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);

  const handleClick = useCallback(
    (id: string, event: MouseEvent<HTMLInputElement>) => {
      const from = shown.current.indexOf(anchor.current ?? id);
      const to = shown.current.indexOf(id);
      const isRange = event.shiftKey && from >= 0;
      const range = isRange ? shown.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      mark(range, event.currentTarget.checked);
      anchor.current = id;
    },
    [mark],
  );

  const handleKey = useCallback(
    (id: string, event: KeyboardEvent<HTMLInputElement>) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const next = step === 0 ? undefined : shown.current[shown.current.indexOf(id) + step];
      if (next === undefined) return;
      event.preventDefault();
      checkboxOf(next)?.focus();
      if (!event.shiftKey) return;
      mark([id, next], true);
      anchor.current = next;
    },
    [mark],
  );

  return {
    chosen,
    isChosen: (id) => marked.has(id),
    toggleAll: () => setMarked(chosen.length === ids.length ? new Set() : new Set(ids)),
    clear: () => setMarked(new Set()),
    handleClick,
    handleKey,
  };
}
