import { classNames } from '@wbn/ui-kit/class-names.ts';
import { Text } from '@wbn/ui-kit/text.tsx';
import type { ReactNode, Ref } from 'react';
import * as styles from './notice.css.ts';

interface NoticeProps {
  readonly tone: keyof typeof styles.tone;
  readonly title: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something the person must know before they go on; read out at once unless it only informs. */
export function Notice({ tone, title, children, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      role={tone === 'info' ? 'note' : 'alert'}
      className={classNames(styles.notice, styles.tone[tone])}
    >
      <Text weight="semibold">{title}</Text>
      {children}
    </div>
  );
}
