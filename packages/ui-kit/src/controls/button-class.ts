import { classNames } from '../layout/class-names.ts';
import * as styles from './button.css.ts';

/** Looks of a button that its class names carry. */
export interface ButtonClass {
  readonly variant?: keyof typeof styles.variant;
  readonly size?: keyof typeof styles.size;
  readonly block?: boolean;
}

/** Class names of a button's looks; without React, for pages that are written as HTML too. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonClass = {}): string {
  return classNames(styles.button, styles.variant[variant], styles.size[size], block && styles.block);
}
