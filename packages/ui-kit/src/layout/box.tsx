import { padding as paddings, type Space } from '../theme/space.css.ts';
import * as styles from './box.css.ts';
import { classNames } from './class-names.ts';
import { elementOf, type LayoutProps, type LayoutTag } from './layout-props.ts';

interface BoxProps extends LayoutProps {
  readonly padding?: Space;
  readonly as?: LayoutTag;
}

/** Padding around something that has none. */
export function Box({ padding, as = 'div', ...rest }: BoxProps) {
  const Tag = elementOf(as);
  return <Tag {...rest} className={classNames(styles.box, padding && paddings[padding])} />;
}
