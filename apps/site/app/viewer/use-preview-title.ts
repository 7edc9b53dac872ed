import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The title of a page that the server has answered as missing. */
export function usePreviewTitle(name: string | undefined): void {
  const { t } = useTranslation('publication');
  const title = name && t('preview', { name });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
