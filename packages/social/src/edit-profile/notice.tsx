import { classNames } from '@wbn/ui-kit/class-names.ts';
import { Text } from '@wbn/ui-kit/text.tsx';
import type { ReactNode } from 'react';
import * as styles from './edit-profile.css.ts';

interface NoticeProps {
  readonly tone: keyof typeof styles.tone;
  readonly title: string;
  readonly children?: ReactNode;
}

/** What the person must know before anything else, read out at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div role="alert" className={classNames(styles.notice, styles.tone[tone])}>
      <Text weight="semibold">{title}</Text>
      {children}
    </div>
  );
}
