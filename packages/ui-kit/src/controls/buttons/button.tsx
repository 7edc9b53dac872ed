import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import * as styles from './button.css.ts';
import { type ButtonClass, buttonClass } from './button-class.ts';

/** Looks shared by buttons and links drawn as buttons. */
export interface ButtonLooks extends ButtonClass {
  readonly icon?: ReactNode;
}

interface ButtonProps
  extends ButtonLooks,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Shows a spinner: the button keeps its focus and ignores clicks. */
  readonly loading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` defaults to `button`. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, block, loading = false, children, onClick, type = 'button', ...rest } = props;
  const content = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </>
  );
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      className={buttonClass(props)}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {loading ? <span className={styles.busyText}>{content}</span> : content}
      {loading && (
        <span className={styles.busy} aria-hidden="true">
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
        </span>
      )}
    </button>
  );
}
