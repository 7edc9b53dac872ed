import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import type { ReactNode } from 'react';
import * as styles from './toggle-button.css.ts';

interface ToggleButtonProps {
  readonly pressed: boolean;
  readonly variant?: 'secondary' | 'quiet';
  readonly icon: ReactNode;
  /** Accessible name, where the visible label is ambiguous. */
  readonly label?: string;
  /** Announced to screen readers after a failure (decision 24). */
  readonly note: string | false;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button that is on or off. */
export function ToggleButton(props: ToggleButtonProps) {
  const { pressed, variant = 'secondary', icon, label, note, onClick, children } = props;
  return (
    <span className={classNames(styles.toggle, pressed && styles.on)}>
      <Button
        size="sm"
        variant={variant}
        icon={icon}
        aria-pressed={pressed}
        aria-label={label}
        onClick={onClick}
      >
        {children}
      </Button>
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </span>
  );
}
