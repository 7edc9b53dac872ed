import type { ElementType, HTMLAttributes } from 'react';
import * as styles from './visually-hidden.css.ts';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'legend';
}

/** For screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps) {
  const Tag: ElementType = as;
  return <Tag {...rest} className={styles.hidden} />;
}
