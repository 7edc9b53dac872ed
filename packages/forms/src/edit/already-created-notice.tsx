import { useText } from '@wbn/edition/use-text.ts';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import type { ReactNode } from 'react';

/** Says that an unanswered attempt may have created the thing; `children` links to where to look. */
export function AlreadyCreatedNotice({ children }: { readonly children: ReactNode }) {
  const t = useText('forms');
  return (
    <Notice tone="warning" title={t('mayBeThere.title')}>
      <p>
        {t('mayBeThere.body')} {children}
      </p>
    </Notice>
  );
}
