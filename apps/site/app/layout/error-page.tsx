import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { errorKind } from '../seo/error-meta.ts';
import * as styles from './error-page.css.ts';
import { RetryLink } from './retry-link.tsx';

/** What stands in the layout when a page is missing (decision 6), not available or broken. */
export function ErrorPage({ status }: { readonly status: number }) {
  const { t } = useTranslation('site');
  const path = usePath();
  const kind = errorKind(status);
  return (
    <div className={styles.page}>
      <p className={styles.status}>{status}</p>
      <Heading level={1}>{t(`error.${kind}Heading`)}</Heading>
      <Text as="p" tone="muted">
        {t(`error.${kind}Body`)}
      </Text>
      <Inline space="sm">
        {kind === 'missing' ? (
          <ButtonLink to={path('/search-result')}>{t('error.search')}</ButtonLink>
        ) : (
          <RetryLink />
        )}
        <ButtonLink to={path('/')} variant="secondary">
          {t('error.home')}
        </ButtonLink>
      </Inline>
    </div>
  );
}
