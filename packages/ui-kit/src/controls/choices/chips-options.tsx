import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as styles from './chips-select.css.ts';
import type { SelectOption } from './native-select.tsx';

interface ChipsOptionsProps {
  readonly listId: string;
  readonly label: string | undefined;
  readonly found: readonly SelectOption[];
  readonly chosen: readonly string[];
  /**
   * Value of the option that the arrow keys have reached (`aria-activedescendant`); the focus stays in the combobox.
   */
  readonly active: string | undefined;
  /** The limit is reached: no more options can be chosen. */
  readonly isFull: boolean;
  readonly texts: { readonly none: string; readonly full: string };
  readonly idOf: (value: string) => string;
  readonly onToggle: (value: string) => void;
}

/** The listbox under a ChipsSelect. */
export function ChipsOptions(props: ChipsOptionsProps) {
  const { listId, label, found, chosen, active, isFull, texts, idOf, onToggle } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const row = panel.current?.querySelector<HTMLElement>('[data-active]');
    if (row) showRow(row);
  });

  return (
    <div ref={panel} className={styles.panel}>
      {found.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {found.length > 0 && isFull && <p className={styles.none}>{texts.full}</p>}
      {found.length > 0 && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-multiselectable="true"
          aria-label={label}
          className={styles.list}
        >
          {found.map(({ value, text }) => {
            const isChosen = chosen.includes(value);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
              <div
                key={value}
                id={idOf(value)}
                role="option"
                aria-selected={isChosen}
                aria-disabled={(isFull && !isChosen) || undefined}
                data-active={value === active || undefined}
                className={styles.option}
                onClick={() => onToggle(value)}
              >
                <span className={styles.optionText}>{text}</span>
                {isChosen && <Check aria-hidden="true" />}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Scrolls a row into view inside the list without scrolling the page. */
function showRow(row: HTMLElement): void {
  const list = row.parentElement;
  if (!list) return;
  const { offsetTop: top, offsetHeight: height } = row;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight;
}
