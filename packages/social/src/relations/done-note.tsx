import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './done-note.css.ts';

/** Stands where a button was that did something, and takes the focus over from it. */
export function DoneNote({ children }: { readonly children: ReactNode }) {
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <span ref={note} tabIndex={-1} className={styles.note}>
      <MutedText as="span">{children}</MutedText>
    </span>
  );
}
