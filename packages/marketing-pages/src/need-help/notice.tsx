import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode, Ref } from 'react';
import * as styles from './notice.css.ts';

interface NoticeProps {
  readonly tone: keyof typeof styles.tone;
  readonly title: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What became of the form, at its top; can be focused, so that it is read out and in sight. */
export function Notice({ tone, title, children, ref }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={classNames(styles.notice, styles.tone[tone])}>
      <Text weight="semibold">{title}</Text>
      {children}
    </div>
  );
}
