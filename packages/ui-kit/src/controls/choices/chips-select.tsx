import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../layout/class-names.ts';
import { VisuallyHidden } from '../../text/visually-hidden.tsx';
import { control } from '../fields/control.css.ts';
import { Field, type FieldProps } from '../fields/field.tsx';
import { ChipsOptions } from './chips-options.tsx';
import * as styles from './chips-select.css.ts';
import { ChosenChips, movesToChips } from './chosen-chips.tsx';
import { filterOptions } from './filter-options.ts';
import type { SelectOption } from './native-select.tsx';

export interface ChipsSelectTexts {
  /** Accessible name of the button on a chip, such as 'Remove Euro'. */
  readonly remove: (name: string) => string;
  /** Read out while the person types, such as '12 found'. */
  readonly found: (count: number) => string;
  /** Read out after each change, such as '3 chosen'. */
  readonly count: (count: number) => string;
  /** Shown when the typed text matches nothing. */
  readonly none: string;
  /** Shown when the limit is reached. */
  readonly full: string;
}

interface ChipsSelectProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'disabled' | 'required' | 'placeholder'> {
  readonly options: readonly SelectOption[];
  /** Chosen values in the order in which they were chosen. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Most values that can be chosen; with 1 another choice replaces it. */
  readonly limit?: number;
  readonly texts: ChipsSelectTexts;
}

/**
 * Chooses several of many options (WID-10): type to filter, pick from a list; each choice becomes a chip with a
 * remove button. Keys follow ARIA's combobox pattern.
 */
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

/** Rows visible in the list; Page Up and Page Down move by as many. */
const rowsShown = 4;

function Chips(props: ChipsProps) {
  const { id, name, label, options, value, limit = Number.POSITIVE_INFINITY, texts, onChange } = props;
  const { placeholder, disabled = false, required } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [touched, setTouched] = useState(false);
  const found = filterOptions(options, typed);
  const full = limit > 1 && value.length >= limit;
  const hasList = open && found.length > 0;
  const listId = `${id}-list`;
  const optionId = (of: string) => `${id}-option-${of}`;
  const textOf = (of: string) => options.find((option) => option.value === of)?.text ?? of;
  const shown = found.some((option) => option.value === active) ? active : undefined;

  const change = (next: readonly string[]) => {
    setTouched(true);
    onChange(next);
  };
  const remove = (of: string) => change(value.filter((one) => one !== of));
  const toggle = (of: string) => {
    const chosen = value.includes(of);
    if (!chosen && full) return;
    if (chosen) remove(of);
    else change(limit === 1 ? [of] : [...value, of]);
    setTyped('');
    if (limit === 1) close();
    else setActive(of);
    input.current?.focus();
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  /** Moves the active option. Single steps wrap around the ends of the list, larger steps stop there. */
  const step = (by: number) => {
    const at = found.findIndex((option) => option.value === shown);
    const last = found.length - 1;
    let next = Math.min(Math.max(at + by, 0), last);
    if (at < 0) next = by > 0 ? 0 : last;
    else if (Math.abs(by) === 1) next = (at + by + found.length) % found.length;
    setOpen(true);
    setActive(found[next]?.value);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    const by = { ArrowDown: 1, ArrowUp: -1, ...(open && { PageDown: rowsShown, PageUp: -rowsShown }) }[key];
    if (altKey && key === 'ArrowDown') setOpen(true);
    else if (altKey && key === 'ArrowUp') close();
    else if (by !== undefined) step(by);
    else if (key === 'Enter' && open && shown !== undefined) toggle(shown);
    else if (key === 'Escape' && open) close();
    else if (key === 'Backspace' && typed === '' && value.length > 0) change(value.slice(0, -1));
    else if (value.length > 0 && movesToChips(event)) {
      close();
      [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    } else return;
    // Otherwise Enter submits the form, Escape closes the surrounding dialog, and arrows scroll the page.
    event.preventDefault();
    event.stopPropagation();
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    setTyped('');
  };
  /** A press anywhere in the box focuses the input. */
  const handlePress = (event: PointerEvent) => {
    const { target } = event;
    if (disabled || !(target instanceof Element) || target.closest('button')) return;
    if (target !== input.current) event.preventDefault();
    input.current?.focus();
    setOpen((last) => target.closest('[role="listbox"]') !== null || target === input.current || !last);
  };
  const sayState = () => {
    if (open && found.length === 0) return texts.none;
    if (open && typed !== '') return texts.found(found.length);
    return touched && (full ? texts.full : texts.count(value.length));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input goes to the input
    <div className={styles.wrap} onBlur={handleBlur} onPointerDown={handlePress}>
      <div
        ref={box}
        className={classNames(control, styles.box)}
        data-disabled={disabled || undefined}
        data-invalid={props['aria-invalid']}
      >
        {value.length > 0 && (
          <ChosenChips
            value={value}
            disabled={disabled}
            textOf={textOf}
            nameOf={texts.remove}
            input={input}
            onRemove={remove}
          />
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
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
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
        <ChipsOptions
          listId={listId}
          label={typeof label === 'string' ? label : undefined}
          found={found}
          chosen={value}
          active={shown}
          isFull={full}
          texts={texts}
          idOf={optionId}
          onToggle={toggle}
        />
      )}
      <VisuallyHidden role="status">{sayState()}</VisuallyHidden>
    </div>
  );
}
