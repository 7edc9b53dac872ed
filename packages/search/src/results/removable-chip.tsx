import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './active-filters.css.ts';

interface RemovableChipProps {
  /** Path of the search without it. */
  readonly to: string;
  /** What a click does, with the name in it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A filter or condition as a link that removes it. */
export function RemovableChip({ to, label, children }: RemovableChipProps) {
  return (
    <Anchor to={to} aria-label={label} className={styles.chip}>
      <span className={styles.name} dir="auto">
        {children}
      </span>
      <X size={14} aria-hidden="true" />
    </Anchor>
  );
}
