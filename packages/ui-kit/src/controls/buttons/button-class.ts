import { classNames } from '../../layout/class-names.ts';
import * as styles from './button.css.ts';

/** The looks of a button that are set by class names. */
export interface ButtonClass {
  readonly variant?: keyof typeof styles.variant;
  readonly size?: keyof typeof styles.size;
  readonly block?: boolean;
}

/** Returns the class names for a button's looks. Free of React, because pages written as plain HTML use it too. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonClass = {}): string {
  return classNames(styles.button, styles.variant[variant], styles.size[size], block && styles.block);
}
