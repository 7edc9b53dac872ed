import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../layout/class-names.ts';
import * as control from './control.css.ts';
import { Field, type FieldProps } from './field.tsx';
import * as styles from './text-field.css.ts';

interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'children'> {
  readonly size?: keyof typeof control.size;
  /** Icon drawn at the start, inside the box. */
  readonly icon?: ReactNode;
  /** A small button at the end, inside the box. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What a phone's keyboard needs to know, where the field does not say it itself. */
const keyboards: { readonly [type: string]: InputHTMLAttributes<HTMLInputElement> } = {
  search: { inputMode: 'search', enterKeyHint: 'search' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel' },
};

/** A field for one line of text with label, hint and error. The browser fills it in only where `autoComplete` is given. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, id, size = 'md', icon, end, type = 'text', ...input } = props;
  const className = classNames(
    control.control,
    control.size[size],
    icon !== undefined && styles.withIcon,
    end !== undefined && styles.withEnd,
  );
  return (
    <Field {...{ label, hideLabel, hint, error, id }} required={input.required}>
      {(wiring) => (
        <div className={styles.wrap}>
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <input
            autoComplete="off"
            {...keyboards[type]}
            {...input}
            {...wiring}
            type={type}
            className={className}
          />
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
