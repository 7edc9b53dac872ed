import { classNames } from './class-names.ts';
import { elementOf, type LayoutProps, type LayoutTag } from './layout-props.ts';
import * as styles from './surface.css.ts';

interface SurfaceProps extends LayoutProps {
  readonly padding?: keyof typeof styles.padding;
  readonly as?: LayoutTag;
}

/** A bordered white panel. */
export function Surface({ padding = 'md', as = 'section', ...rest }: SurfaceProps) {
  const Tag = elementOf(as);
  return <Tag {...rest} className={classNames(styles.surface, styles.padding[padding])} />;
}
