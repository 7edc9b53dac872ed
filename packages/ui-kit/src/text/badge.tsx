import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as styles from './badge.css.ts';

interface BadgeProps {
  readonly tone?: keyof typeof styles.tone;
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A small label for a state, level or kind. */
export function Badge({ tone = 'neutral', icon, title, children }: BadgeProps) {
  return (
    <span title={title} className={classNames(styles.badge, styles.tone[tone])}>
      {icon}
      {children}
    </span>
  );
}
