import type { CSSProperties } from 'react';
import { gap, type Space } from '../theme/space.css.ts';
import { classNames } from './class-names.ts';
import * as styles from './columns.css.ts';
import { elementOf, type LayoutProps, type LayoutTag, listRole } from './layout-props.ts';

interface ColumnsProps extends LayoutProps {
  /** Minimum width of a column in pixels. */
  readonly minimum?: number;
  readonly space?: Space;
  readonly as?: LayoutTag;
  /** On phones the columns become one row to swipe instead of a stack. */
  readonly swipe?: boolean;
}

/** As many columns of equal width as fit. */
export function Columns({ minimum = 240, space = 'md', as = 'div', swipe = false, ...rest }: ColumnsProps) {
  const Tag = elementOf(as);
  const style = { [styles.minimum]: `${minimum}px` } as CSSProperties;
  return (
    <Tag
      role={listRole(as)}
      {...rest}
      className={classNames(styles.columns, gap[space], swipe && styles.swiped)}
      style={style}
    />
  );
}
