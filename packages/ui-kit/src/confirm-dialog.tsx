import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import * as styles from './confirm-dialog.css.ts';
import { Heading } from './heading.tsx';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  /** Words of the buttons: what is done, not 'OK'. */
  readonly confirm: string;
  readonly cancel: string;
  readonly tone?: 'primary' | 'danger';
  /** It is being done. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** Also by Escape. */
  readonly onCancel: () => void;
}

/** Asks before something is done; open as long as it is rendered. The focus goes to the way out, and back where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, tone = 'primary', busy = false, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <Stack space="md">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        <div>{children}</div>
        <Inline justify="end">
          <Button variant="secondary" autoFocus disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant={tone} loading={busy} disabled={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Inline>
      </Stack>
    </dialog>
  );
}
