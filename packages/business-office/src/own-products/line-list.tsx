import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Plus } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves an entry; returns the same list when either index is out of range. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** Returns the function that focuses an element of a list after the next render, or a fallback. */
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

interface AddLineButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Button below a list that adds a line. */
export function AddLineButton(props: AddLineButtonProps) {
  return (
    <div>
      <Button variant="secondary" size="sm" icon={<Plus />} {...props} />
    </div>
  );
}
