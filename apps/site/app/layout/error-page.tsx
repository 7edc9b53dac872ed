import { useEdition, useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type ErrorKind, errorKind, errorStatus } from '../seo/error-kind.ts';
import * as styles from './error-page.css.ts';
import { RetryLink } from './retry-link.tsx';

/** Shown in the layout when a page is missing (decision 6), unavailable, unreachable or broken. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const kind = errorKind(error);
  const t = useText('site');
  const siteName = useEdition().label[useLanguage()];
  return (
    <>
      <title>{`${t(`error.${kind}Title`)} | WBN ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorNotice kind={kind} status={kind === 'offline' ? undefined : errorStatus(error)} />
    </>
  );
}

interface ErrorNoticeProps {
  readonly kind: ErrorKind;
  readonly status?: number | undefined;
  /** Path and query of the failed page; by default the current address. */
  readonly to?: string;
}

/** Texts of an error page with links to go on. */
export function ErrorNotice({ kind, status, to }: ErrorNoticeProps) {
  const t = useText('site');
  const path = usePath();
  return (
    <div className={styles.page} role={kind === 'offline' ? 'alert' : undefined}>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <Heading level={1}>{t(`error.${kind}Heading`)}</Heading>
      <Text as="p" tone="muted">
        {t(`error.${kind}Body`)}
      </Text>
      <Inline space="sm">
        {kind === 'missing' ? (
          <ButtonLink to={path('/search-result')}>{t('error.search')}</ButtonLink>
        ) : (
          <RetryLink to={to} />
        )}
        {kind !== 'offline' && (
          <ButtonLink to={path('/')} variant="secondary">
            {t('error.home')}
          </ButtonLink>
        )}
      </Inline>
    </div>
  );
}
