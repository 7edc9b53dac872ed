import { gap, type Space } from '../theme/space.css.ts';
import { classNames } from './class-names.ts';
import { elementOf, type LayoutProps, type LayoutTag, listRole } from './layout-props.ts';
import * as styles from './stack.css.ts';

interface StackProps extends LayoutProps {
  readonly space?: Space;
  readonly as?: LayoutTag;
  readonly align?: keyof typeof styles.align;
}

/** Children below each other with even spacing. */
export function Stack({ space = 'md', as = 'div', align, ...rest }: StackProps) {
  const Tag = elementOf(as);
  return (
    <Tag
      role={listRole(as)}
      {...rest}
      className={classNames(styles.stack, gap[space], align && styles.align[align])}
    />
  );
}
