import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bottomBarName } from './bottom-bar.css.ts';
import { classNames } from './class-names.ts';
import * as styles from './sticky-actions.css.ts';

interface StickyActionsProps {
  /** Shown beside the buttons; read out when it changes. */
  readonly status?: ReactNode;
  /** On wide windows the bar sticks too, as a long form needs it, or stands where it is written. */
  readonly wide?: 'sticky' | 'flow';
  /** Buttons, the main action last; on phones they fill the row. */
  readonly children: ReactNode;
}

/** The main action of a page or form at the bottom of the window, until the place where it is written is in view. */
export function StickyActions({ status, wide = 'sticky', children }: StickyActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the status wraps onto lines above the buttons, so the height of the bar has to be measured.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (!bar.current) return;
      const isSticky = getComputedStyle(bar.current).position === 'sticky';
      style.setProperty(bottomBarName, isSticky ? `${bar.current.offsetHeight}px` : '0px');
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(bottomBarName);
    };
  }, []);
  return (
    <div ref={bar} className={classNames(styles.bar, wide === 'flow' && styles.flow)}>
      <div role="status" className={styles.status}>
        {status}
      </div>
      {children}
    </div>
  );
}
