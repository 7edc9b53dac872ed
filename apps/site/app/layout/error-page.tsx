import { useEdition, useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { type ErrorKind, errorKind } from '../seo/error-kind.ts';
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
      <ErrorNotice kind={kind} />
    </>
  );
}

interface ErrorNoticeProps {
  readonly kind: ErrorKind;
  /** Path and query of the failed page; by default the current address. */
  readonly to?: string;
}

/** Texts of an error page with links to go on. */
export function ErrorNotice({ kind, to }: ErrorNoticeProps) {
  const t = useText('site');
  const path = usePath();
  return (
    <Stack space="lg" role={kind === 'offline' ? 'alert' : undefined}>
      <PageHeader title={t(`error.${kind}Heading`)} lead={t(`error.${kind}Body`)} />
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
    </Stack>
  );
}
