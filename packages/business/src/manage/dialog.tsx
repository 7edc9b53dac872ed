import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Inline } from '@wbn/ui-kit/inline.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './notice.css.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the safest first. */
  readonly actions: ReactNode;
  /** Escape was pressed. */
  readonly onClose: () => void;
}

/** A question over the page; open as long as it is rendered, and then the focus goes back to where it was. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.dialog}
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
        <Inline justify="end">{actions}</Inline>
      </Stack>
    </dialog>
  );
}
