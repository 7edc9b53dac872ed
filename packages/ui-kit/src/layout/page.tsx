import { classNames } from './class-names.ts';
import { elementOf, type LayoutProps, type LayoutTag } from './layout-props.ts';
import * as styles from './page.css.ts';

interface PageProps extends LayoutProps {
  /** `wide` for lists and grids, `text` for reading. */
  readonly width?: keyof typeof styles.width;
  readonly as?: LayoutTag;
}

/** Centred container with the side padding of the site. */
export function Page({ width = 'wide', as = 'div', ...rest }: PageProps) {
  const Tag = elementOf(as);
  return <Tag {...rest} className={classNames(styles.page, styles.width[width])} />;
}
