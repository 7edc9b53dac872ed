import type { ReactNode } from 'react';
import { Button } from '../controls/buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Button labels that name the action, not 'OK'. */
  readonly confirm: string;
  readonly cancel: string;
  readonly tone?: 'primary' | 'danger';
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  /** Called by the cancel button and by Escape. */
  readonly onCancel: () => void;
}

/** Asks for confirmation before an action; open as long as it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, tone = 'primary', busy = false, onConfirm, onCancel } = props;
  return (
    <Dialog
      title={title}
      onClose={() => {
        if (!busy) onCancel();
      }}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant={tone} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
