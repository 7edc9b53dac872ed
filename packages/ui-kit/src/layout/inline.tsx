import { gap, type Space } from '../theme/space.css.ts';
import { classNames } from './class-names.ts';
import * as styles from './inline.css.ts';
import { elementOf, type LayoutProps, type LayoutTag, listRole } from './layout-props.ts';

interface InlineProps extends LayoutProps {
  readonly space?: Space;
  readonly as?: LayoutTag;
  readonly align?: keyof typeof styles.align;
  readonly justify?: keyof typeof styles.justify;
  readonly wrap?: boolean;
}

/** Children side by side, wrapping when they do not fit. */
export function Inline({
  space = 'xs',
  as = 'div',
  align = 'center',
  justify,
  wrap = true,
  ...rest
}: InlineProps) {
  const Tag = elementOf(as);
  return (
    <Tag
      role={listRole(as)}
      {...rest}
      className={classNames(
        styles.inline,
        gap[space],
        styles.align[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
      )}
    />
  );
}
