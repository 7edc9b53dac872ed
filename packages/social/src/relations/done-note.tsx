import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './done-note.css.ts';

/** Replaces a button after its action and takes over the focus. */
export function DoneNote({ children }: { readonly children: ReactNode }) {
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <span ref={note} tabIndex={-1} className={styles.note}>
      <MutedText as="span">{children}</MutedText>
    </span>
  );
}
