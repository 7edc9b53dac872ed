import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Inline } from '../layout/inline.tsx';
import { Stack } from '../layout/stack.tsx';
import { Heading } from '../text/heading.tsx';
import * as styles from './dialog.css.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons; the first one changes nothing and gets the focus. */
  readonly actions: ReactNode;
  /** Called when Escape is pressed. */
  readonly onClose: () => void;
  readonly size?: keyof typeof styles.size;
  /** Element that gets the focus instead of the first button. */
  readonly focus?: RefObject<HTMLElement | null>;
}

/** A modal dialog, open as long as it is rendered; on closing, the focus returns to where it was. */
export function Dialog({ title, children, actions, onClose, size = 'sm', focus }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const id = useId();
  // `close()` restores the focus only while the dialog is still in the document, hence a layout effect.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React's autoFocus runs before `showModal()` and would have no effect.
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
