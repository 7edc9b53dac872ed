import type { CSSProperties } from 'react';
import { gap, type Space } from '../theme/space.css.ts';
import { classNames } from './class-names.ts';
import * as styles from './columns.css.ts';
import { elementOf, type LayoutProps, type LayoutTag, listRole } from './layout-props.ts';

interface ColumnsProps extends LayoutProps {
  /** Narrowest a column may become, in pixels. */
  readonly minimum?: number;
  readonly space?: Space;
  readonly as?: LayoutTag;
  /** On phones one row to swipe instead of one column below the other. */
  readonly swipe?: boolean;
}

/** As many equal columns as fit. */
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
