import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as styles from './button.css.ts';

/** Looks that buttons and links drawn as buttons share. */
export interface ButtonLooks {
  readonly variant?: keyof typeof styles.variant;
  readonly size?: keyof typeof styles.size;
  readonly icon?: ReactNode;
  /** As wide as its parent. */
  readonly block?: boolean;
}

interface ButtonProps
  extends ButtonLooks,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Working: stays focusable, says so, and takes no further click. */
  readonly loading?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Class names of a button's looks. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLooks): string {
  return classNames(styles.button, styles.variant[variant], styles.size[size], block && styles.block);
}

/** A button; `type` is `button` unless said otherwise. */
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
