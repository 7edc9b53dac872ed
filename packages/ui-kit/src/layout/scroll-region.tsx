import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './scroll-region.css.ts';

interface ScrollRegionProps {
  readonly label: string;
  /** Also scrolls vertically when the content is very high, or higher than the window. */
  readonly tall?: boolean | 'window';
  readonly children: ReactNode;
}

/**
 * A frame for content that may be wider than the window, such as a table: it scrolls separately, also by keyboard
 * (WCAG 2.1.1).
 */
export function ScrollRegion({ label, tall = false, children }: ScrollRegionProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keyboard
      tabIndex={0}
      aria-label={label}
      className={classNames(styles.region, tall === 'window' ? styles.window : tall && styles.tall)}
    >
      {children}
    </section>
  );
}
