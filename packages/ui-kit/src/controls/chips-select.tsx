import { Check, ChevronDown, X } from 'lucide-react';
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as styles from './chips-select.css.ts';
import { control } from './control.css.ts';
import { Field, type FieldProps } from './field.tsx';
import { filterOptions } from './filter-options.ts';
import type { SelectOption } from './select.tsx';

export interface ChipsSelectTexts {
  /** Name of the button on a chip, such as 'Remove Euro'. */
  readonly remove: (name: string) => string;
  /** Read out after each change, such as '3 chosen'. */
  readonly count: (count: number) => string;
  /** When the typed text finds nothing. */
  readonly none: string;
  /** When as many are chosen as may be. */
  readonly full: string;
}

interface ChipsSelectProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'disabled' | 'required' | 'placeholder'> {
  readonly options: readonly SelectOption[];
  /** Chosen values, in the order they were chosen in. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Most entries that can be chosen. */
  readonly limit?: number;
  readonly texts: ChipsSelectTexts;
}

/** Several of many: type to find, choose from a list (WID-10), each choice a chip that can be taken away. */
export function ChipsSelect(props: ChipsSelectProps) {
  const { label, hideLabel, hint, error, id, required } = props;
  return (
    <Field
      label={label}
      {...(hideLabel && { hideLabel })}
      hint={hint}
      error={error}
      id={id}
      required={required}
    >
      {(wiring) => <Chips {...props} {...wiring} />}
    </Field>
  );
}

interface ChipsProps extends ChipsSelectProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

function Chips(props: ChipsProps) {
  const { id, name, options, value, limit = Number.POSITIVE_INFINITY, texts, onChange } = props;
  const { placeholder, disabled = false, required } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [touched, setTouched] = useState(false);
  const found = filterOptions(options, typed);
  const full = value.length >= limit;
  const listId = `${id}-list`;
  const optionId = (of: string) => `${id}-option-${of}`;
  const textOf = (of: string) => options.find((option) => option.value === of)?.text ?? of;
  const shown = found.some((option) => option.value === active) ? active : undefined;

  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-active]');
    if (row) showRow(row);
  });

  const change = (next: readonly string[]) => {
    setTouched(true);
    onChange(next);
  };
  const toggle = (of: string) => {
    const chosen = value.includes(of);
    if (!chosen && full) return;
    change(chosen ? value.filter((one) => one !== of) : [...value, of]);
    setTyped('');
    setActive(of);
    input.current?.focus();
  };
  const remove = (of: string) => {
    change(value.filter((one) => one !== of));
    input.current?.focus();
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const step = (by: number) => {
    const at = found.findIndex((option) => option.value === shown);
    const next = at < 0 ? (by > 0 ? 0 : found.length - 1) : (at + by + found.length) % found.length;
    setOpen(true);
    setActive(found[next]?.value);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isStep) step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && shown !== undefined) toggle(shown);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Backspace' && typed === '' && value.length > 0) change(value.slice(0, -1));
    else return;
    // Else the form is sent, the dialog around closes, or the page moves.
    event.preventDefault();
    event.stopPropagation();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    setTyped('');
  };
  /** The whole box is the field; the focus stays in its input while something is chosen. */
  const handlePress = (event: PointerEvent) => {
    const { target } = event;
    if (disabled || !(target instanceof Element) || target.closest('button')) return;
    if (target !== input.current) event.preventDefault();
    input.current?.focus();
    setOpen((last) => target.closest('[role="listbox"]') !== null || target === input.current || !last);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input goes to the input
    <div className={styles.wrap} onBlur={handleBlur} onPointerDown={handlePress}>
      <div
        className={classNames(control, styles.box)}
        data-disabled={disabled || undefined}
        data-invalid={props['aria-invalid']}
      >
        {value.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from lists without bullets
          <ul role="list" className={styles.chips}>
            {value.map((one) => (
              <li key={one} className={styles.chip}>
                <span className={styles.chipText}>{textOf(one)}</span>
                <button
                  type="button"
                  disabled={disabled}
                  aria-label={texts.remove(textOf(one))}
                  className={styles.remove}
                  onClick={() => remove(one)}
                >
                  <X />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open && found.length > 0}
          aria-controls={listId}
          aria-activedescendant={open && shown !== undefined ? optionId(shown) : undefined}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          aria-required={required || undefined}
          disabled={disabled}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={typed}
          className={styles.input}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            setActive(filterOptions(options, target.value)[0]?.value);
          }}
        />
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
      {open && (
        <div ref={list} className={styles.panel}>
          {found.length === 0 && <p className={styles.none}>{texts.none}</p>}
          {found.length > 0 && full && <p className={styles.none}>{texts.full}</p>}
          {found.length > 0 && (
            <div
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-multiselectable="true"
              aria-label={nameOf(props)}
              className={styles.list}
            >
              {found.map(({ value: of, text }) => {
                const chosen = value.includes(of);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
                  <div
                    key={of}
                    id={optionId(of)}
                    role="option"
                    aria-selected={chosen}
                    aria-disabled={(full && !chosen) || undefined}
                    data-active={of === shown || undefined}
                    className={styles.option}
                    onClick={() => toggle(of)}
                  >
                    <span className={styles.optionText}>{text}</span>
                    {chosen && <Check aria-hidden="true" />}
                  </div>
                );
              })}
            </div>
          )}
        </div>
      )}
      <VisuallyHidden role="status">
        {open && found.length === 0 && texts.none}
        {touched && found.length > 0 && (full ? texts.full : texts.count(value.length))}
      </VisuallyHidden>
    </div>
  );
}

/** Name of the list, when the field's is plain text. */
function nameOf({ label }: ChipsProps): string | undefined {
  return typeof label === 'string' ? label : undefined;
}

/** Scrolls the list, and not the page, to a row. */
function showRow(row: HTMLElement): void {
  const list = row.parentElement;
  if (!list) return;
  const { offsetTop: top, offsetHeight: height } = row;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight;
}
