import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that an unanswered attempt may have created the thing; `children` links to where to look. */
export function AlreadyCreatedNotice({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('forms');
  return (
    <Notice tone="warning" title={t('mayBeThere.title')}>
      <p>
        {t('mayBeThere.body')} {children}
      </p>
    </Notice>
  );
}
