import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that product, company or reactions could not be read (PRD-12, ERR-07). */
export function ProductError({ action }: { action?: ReactNode }) {
  const { t } = useTranslation('business');
  return <ErrorState title={t('errorLoadingData')} action={action} />;
}
