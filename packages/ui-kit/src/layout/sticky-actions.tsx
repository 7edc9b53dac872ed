import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bottomBarName } from '../../layout/bottom-bar.css.ts';
import * as styles from './form.css.ts';

interface FormActionsProps {
  /** Shown beside the buttons; read out when it changes. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a long form, sticky at the bottom of the window until the end of the form is in view. */
export function FormActions({ status, children }: FormActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  // On a phone the status wraps onto lines above the buttons, so the height of the bar has to be measured.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (bar.current) style.setProperty(bottomBarName, `${bar.current.offsetHeight}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(bottomBarName);
    };
  }, []);
  return (
    <div ref={bar} className={styles.actions}>
      <div role="status" className={styles.status}>
        {status}
      </div>
      {children}
    </div>
  );
}
