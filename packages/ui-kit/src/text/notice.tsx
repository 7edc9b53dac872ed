import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as styles from './notice.css.ts';
import { Text } from './text.tsx';

interface NoticeProps {
  readonly tone: keyof typeof styles.tone;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Something the person must know before going on; read out at once, except in the tone `info`. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div role={tone === 'info' ? 'note' : 'alert'} className={classNames(styles.notice, styles.tone[tone])}>
      <Text weight="semibold">{title}</Text>
      {children}
    </div>
  );
}
