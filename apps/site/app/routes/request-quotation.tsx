import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { registerLink } from '@wbn/session/account-links.ts';
import { goToLogin } from '@wbn/session/login-challenge.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Suspense, useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';
import { lazyMemberPart } from '../viewer/lazy-member-part.ts';

const Page = lazyMemberPart(
  async () => (await import('@wbn/messaging/quotations/request-quotation-page.tsx')).RequestQuotationPage,
);

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = translator(context, 'site');
  return {
    head: {
      title: t('requestQuotation.title'),
      description: t('requestQuotation.lead'),
      path: '/request-quotation',
    },
  };
}

export const meta = headMeta;

/** Form for a request for quotation, for visitors too, who register last (RFQ-09); a search's address fills it in. */
export default function RequestQuotation() {
  const api = useMemberApi();
  const { accounts } = useHosts();
  const { userID } = useSession();
  // The server sends the same page to everybody, and the form needs what the browser keeps.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser) return <Loading />;
  return (
    <MemberQueries>
      <Suspense fallback={<Loading />}>
        <Page
          key={userID}
          api={api}
          userID={userID}
          onRegister={() =>
            goToLogin(registerLink(accounts, window.location.href), (address) =>
              window.location.assign(address),
            )
          }
        />
      </Suspense>
    </MemberQueries>
  );
}

function Loading() {
  const t = useText('site');
  return (
    <Stack space="lg" aria-busy="true">
      <PageHeader title={t('requestQuotation.title')} lead={t('requestQuotation.lead')} />
      <noscript>
        <Text>{t('requestQuotation.noScript')}</Text>
      </noscript>
      <Skeleton shape="block" height="12rem" />
      <Skeleton lines={6} />
    </Stack>
  );
}
