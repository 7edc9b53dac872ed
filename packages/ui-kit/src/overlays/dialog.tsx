import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Inline } from '../layout/inline.tsx';
import { Stack } from '../layout/stack.tsx';
import { Heading } from '../text/heading.tsx';
import * as styles from './dialog.css.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons; the first one changes nothing and has the focus. */
  readonly actions: ReactNode;
  /** Escape was pressed. */
  readonly onClose: () => void;
  readonly size?: keyof typeof styles.size;
  /** What has the focus instead of the first button. */
  readonly focus?: RefObject<HTMLElement | null>;
}

/** A question over the page; open as long as it is rendered, and then the focus goes back to where it was. */
export function Dialog({ title, children, actions, onClose, size = 'sm', focus }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();
  // Closing gives the focus back, as long as the dialog is in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React's autoFocus comes before the dialog is open, and would do nothing.
    const first = focus ? focus.current : buttons.current?.querySelector('button');
    first?.focus();
    return () => element?.close();
  }, [focus]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classNames(styles.dialog, styles.size[size])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Stack space="md">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {children}
        <div ref={buttons}>
          <Inline justify="end">{actions}</Inline>
        </div>
      </Stack>
    </dialog>
  );
}
