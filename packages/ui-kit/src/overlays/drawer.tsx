import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../controls/buttons/icon-button.tsx';
import { Heading } from '../text/heading.tsx';
import * as styles from './drawer.css.ts';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A panel that slides in over the page; Escape, a click beside it or on a link inside closes it. */
export function Drawer({ open, onClose, label, closeLabel, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const closeOnLinkOrBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    if (target === dialog.current || target.closest('a[href]')) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own, links have their keys
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.drawer}
      onClose={onClose}
      onClick={closeOnLinkOrBackdrop}
    >
      <div className={styles.head}>
        <Heading level={2} size="md">
          {label}
        </Heading>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
