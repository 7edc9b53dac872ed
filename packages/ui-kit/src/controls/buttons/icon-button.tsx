import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../layout/class-names.ts';
import { Anchor, type AnchorProps } from '../../text/anchor.tsx';
import * as styles from './icon-button.css.ts';

interface IconButtonLooks {
  /** Accessible name, shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: keyof typeof styles.variant;
  readonly size?: keyof typeof styles.size;
}

interface IconButtonProps
  extends IconButtonLooks,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  type = 'button',
  ...rest
}: IconButtonProps) {
  const className = classNames(styles.iconButton, styles.variant[variant], styles.size[size]);
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={className}>
      {icon}
    </button>
  );
}

/** A link with the looks of an IconButton. */
export function IconLink({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  ...rest
}: IconButtonLooks & Omit<AnchorProps, 'children'>) {
  const className = classNames(styles.iconButton, styles.variant[variant], styles.size[size]);
  return (
    <Anchor title={label} {...rest} aria-label={label} className={className}>
      {icon}
    </Anchor>
  );
}
