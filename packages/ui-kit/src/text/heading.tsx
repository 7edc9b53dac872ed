import type { HTMLAttributes } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as styles from './heading.css.ts';

interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  readonly level: 1 | 2 | 3 | 4;
  /** Visual size; follows the level by default. */
  readonly size?: keyof typeof styles.size;
}

const sizeOfLevel = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A heading: `level` sets the rank in the document, `size` the looks. */
export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles.heading, styles.size[size])} />;
}
