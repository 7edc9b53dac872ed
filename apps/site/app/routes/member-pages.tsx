import { useText } from '@wbn/edition/use-text.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useRequiredLogin } from '@wbn/session/use-required-login.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useMatches } from 'react-router-dom';
import { loadAllTexts } from '../i18n/i18n.client.ts';
import { useAccountLinks } from '../layout/use-account-links.ts';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

/** Titles of the pages, from their records. */
export const loader = (args: LoaderFunctionArgs) => membersPage(args);
export const meta = headMeta;

/**
 * Layout of members' pages (RT-51). The server sends the same shell to everybody, and the browser loads the person's
 * data. Visitors are sent to the login and back.
 */
export default function MemberPages() {
  const t = useText('site');
  const { login } = useAccountLinks();
  // Whoever cannot use their account reads why by the secret of a mail.
  const isOpen = useMatches().some(({ id }) => id === 'account-decision');
  const required = useRequiredLogin({ isOpen });
  const hasTexts = useAllTexts(required.state === 'signed-in');
  if (required.state === 'signed-in' && hasTexts)
    return (
      <MemberQueries>
        <Outlet />
      </MemberQueries>
    );
  const ask = (action: ReactNode) => (
    <EmptyState title={t('members.heading')} action={action}>
      {t('members.body')}
    </EmptyState>
  );
  if (required.state === 'asking') return ask(<Button onClick={required.logIn}>{t('header.login')}</Button>);
  return (
    <Stack space="lg" aria-busy="true">
      <noscript>{ask(<ButtonLink href={login}>{t('header.login')}</ButtonLink>)}</noscript>
      <VisuallyHidden as="h1">{t('members.heading')}</VisuallyHidden>
      <VisuallyHidden role="status">{t('members.waiting')}</VisuallyHidden>
      <Skeleton shape="block" height="12rem" />
      <Skeleton lines={6} />
    </Stack>
  );
}

let hasAllTexts = false;

/**
 * Loads all texts, because the shell contains few and the page may use any. Rendering waits for them, to avoid layout
 * shifts.
 */
function useAllTexts(wanted: boolean): boolean {
  const [loaded, setLoaded] = useState(hasAllTexts);
  useEffect(() => {
    const show = () => {
      hasAllTexts = true;
      setLoaded(true);
    };
    if (wanted && !hasAllTexts) loadAllTexts().then(show, show);
  }, [wanted]);
  return loaded;
}
