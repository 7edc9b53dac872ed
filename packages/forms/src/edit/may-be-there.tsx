import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** An attempt to create something arrived without an answer: look before it is sent again. `children` is the way there. */
export function MayBeThere({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('forms');
  return (
    <Notice tone="warning" title={t('mayBeThere.title')}>
      <p>
        {t('mayBeThere.body')} {children}
      </p>
    </Notice>
  );
}
