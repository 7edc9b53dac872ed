import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import * as styles from './chips-select.css.ts';

interface ChosenChipsProps {
  /** Chosen values in the order of the chips; never empty. */
  readonly value: readonly string[];
  readonly disabled: boolean;
  readonly textOf: (value: string) => string;
  /** Accessible name of the button that removes a chip. */
  readonly nameOf: (text: string) => string;
  /** The combobox behind the chips. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onRemove: (value: string) => void;
}

/**
 * The chosen values as chips, which are one Tab stop together: arrows, Home and End move between them, Delete removes
 * one.
 */
export function ChosenChips({ value, disabled, textOf, nameOf, input, onRemove }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<string>();
  const stop = visited !== undefined && value.includes(visited) ? visited : value.at(-1);
  const focusChip = (at: number) => {
    const chip = list.current?.querySelectorAll('button')[at];
    (chip ?? input.current)?.focus();
  };

  const handleKey = (event: KeyboardEvent, at: number) => {
    const { forward, back } = arrowsOf(event.currentTarget);
    if (event.key === forward) focusChip(at + 1);
    else if (event.key === back) focusChip(Math.max(at - 1, 0));
    else if (event.key === 'Home') focusChip(0);
    else if (event.key === 'End') focusChip(value.length - 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      // Moves the focus before the chip is removed, otherwise the focus is lost with it.
      focusChip(at + 1 < value.length ? at + 1 : at - 1);
      onRemove(value[at] ?? '');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from lists without bullets
    <ul ref={list} role="list" className={styles.chips}>
      {value.map((one, at) => (
        <li key={one} className={styles.chip}>
          <span className={styles.chipText}>{textOf(one)}</span>
          <button
            type="button"
            disabled={disabled}
            tabIndex={one === stop ? 0 : -1}
            aria-label={nameOf(textOf(one))}
            className={styles.remove}
            onFocus={() => setVisited(one)}
            onKeyDown={(event) => handleKey(event, at)}
            onClick={() => {
              onRemove(one);
              input.current?.focus();
            }}
          >
            <X />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Tells whether the pressed arrow key moves from the start of the input's text back to the chips. */
export function movesToChips({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const atStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
  return atStart && key === arrowsOf(currentTarget).back;
}

function arrowsOf(element: Element): { forward: string; back: string } {
  const isLeftToRight = getComputedStyle(element).direction === 'ltr';
  return isLeftToRight
    ? { forward: 'ArrowRight', back: 'ArrowLeft' }
    : { forward: 'ArrowLeft', back: 'ArrowRight' };
}
