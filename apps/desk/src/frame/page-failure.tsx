import { useText } from '@wbn/edition/use-text.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** In place of a page that threw, or whose code could not be loaded; the menu stays. */
export function PageFailure() {
  const t = useText('desk-frame');
  const error = useRouteError();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the only trace of a fault in a page
    console.error(error);
  }, [error]);
  return (
    <LoadError title={t('failed.title')} retry={t('reload')} onRetry={() => window.location.reload()}>
      {t('failed.text')}
    </LoadError>
  );
}
