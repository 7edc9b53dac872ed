import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Stack } from '../layout/stack.tsx';
import { Heading } from '../text/heading.tsx';
import * as styles from './sheet.css.ts';
import { Sheet } from './sheet.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons; the first one changes nothing and gets the focus. */
  readonly actions: ReactNode;
  /** Called when Escape is pressed. */
  readonly onClose: () => void;
  readonly size?: 'sm' | 'lg';
  /** Element that gets the focus instead of the first button. */
  readonly focus?: RefObject<HTMLElement | null>;
}

/** A modal dialog, open as long as it is rendered; on closing, the focus returns to where it was. */
export function Dialog({ title, children, actions, onClose, size = 'sm', focus }: DialogProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();
  // After the sheet is shown: React's autoFocus runs before and would have no effect.
  useLayoutEffect(() => {
    const first = focus ? focus.current : buttons.current?.querySelector('button');
    first?.focus();
  }, [focus]);
  return (
    <Sheet labelledBy={id} size={size} persistent onClose={onClose}>
      <Stack space="md">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {children}
        <div ref={buttons} className={styles.actions}>
          {actions}
        </div>
      </Stack>
    </Sheet>
  );
}
