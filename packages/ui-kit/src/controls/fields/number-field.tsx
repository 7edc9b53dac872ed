import {
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../layout/class-names.ts';
import * as control from './control.css.ts';
import { Field, type FieldProps } from './field.tsx';
import * as styles from './number-range.css.ts';
import { groupDigits, quantityText, readQuantity, readWholeNumber } from './whole-number.ts';

interface NumberFieldProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'disabled' | 'required' | 'placeholder'> {
  /** Digits only when it is a number, otherwise the text as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes decimals too, as a quantity has. */
  readonly decimals?: boolean;
  /** Language of the thousands separators shown while the field has no focus. */
  readonly language: string;
  /** Drawn at the end of the field, such as 'm²'; also say it in the label or hint. */
  readonly unit?: ReactNode;
  /** Marks the field as invalid when the message is shown elsewhere, as with a range. */
  readonly invalid?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A number in a text input, because `type="number"` changes on the mouse wheel and loses what it cannot parse.
 * Thousands are separated when the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, error, id, value, onChange, language, unit, invalid, decimals, ...input } =
    props;
  const read = decimals ? readQuantity : readWholeNumber;
  const [typing, setTyping] = useState(false);
  const shown = typing ? value : groupDigits(value, language, read);
  const selectAgain = useRef<() => void>(undefined);
  const handleFocus = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = field;
    const placeOf = (at: number | null) => shown.slice(0, at ?? 0).replace(/\D/g, '').length;
    if (shown !== value)
      selectAgain.current = () => field.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd));
    setTyping(true);
  };
  // Browsers drop the selection of a field whose text changes; without restoring it the next key would append instead
  // of replace.
  useLayoutEffect(() => {
    if (typing) selectAgain.current?.();
    selectAgain.current = undefined;
  }, [typing]);
  const handleBlur = () => {
    setTyping(false);
    const number = read(value);
    if (number !== undefined && quantityText(number) !== value) onChange(quantityText(number));
  };
  return (
    <Field {...{ label, hideLabel, hint, error, id }} required={input.required}>
      {(wiring) => (
        // Left to right in every language, as numbers are.
        <div className={styles.wrap} dir="ltr">
          <input
            {...input}
            {...wiring}
            aria-invalid={wiring['aria-invalid'] ?? (invalid || undefined)}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={24}
            value={shown}
            onFocus={handleFocus}
            onBlur={handleBlur}
            onChange={({ target }) => onChange(target.value)}
            className={classNames(
              control.control,
              control.size.md,
              styles.number,
              unit !== undefined && styles.withUnit,
            )}
          />
          {unit !== undefined && (
            <span aria-hidden="true" className={styles.unit}>
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
