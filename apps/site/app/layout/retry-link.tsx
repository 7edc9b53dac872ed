import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Loads the page again, as a whole. */
export function RetryLink() {
  const { t } = useTranslation('site');
  const { pathname, search } = useLocation();
  return <ButtonLink href={pathname + search}>{t('error.retry')}</ButtonLink>;
}
