import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as styles from './sheet.css.ts';

interface SheetProps {
  /** Name for screen readers, where no title is shown. */
  readonly label?: string | undefined;
  /** Id of its title. */
  readonly labelledBy?: string;
  /** Called by Escape, by Back on phones that send it, and by a press beside a sheet that is not `persistent`. */
  readonly onClose: () => void;
  /** A press beside it does not close it, because typed words would be lost. */
  readonly persistent?: boolean;
  readonly size?: keyof typeof styles.size;
  readonly children: ReactNode;
}

/**
 * A modal box, open as long as it is rendered: at the bottom of phones, in the middle of wide windows. On closing, the
 * focus returns to where it was. `Dialog` (a question with buttons) and `Menu` (on phones) are made of it.
 */
export function Sheet({ label, labelledBy, onClose, persistent = false, size = 'sm', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // `close()` restores the focus only while the dialog is still in the document, hence a layout effect.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const closeOnBackdrop = ({ target, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
    if (persistent || target !== dialog.current) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames(styles.sheet, styles.size[size])}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
