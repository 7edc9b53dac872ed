import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { loadOwnStaff } from '@wbn/contract/desk/own-staff.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useLogOut } from '@wbn/session/use-log-out.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useRequiredLogin } from '@wbn/session/use-required-login.ts';
import { useSessionKeepAlive } from '@wbn/session/use-session-keep-alive.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { type ReactNode, useMemo } from 'react';
import { BarePage } from './bare-page.tsx';
import { DeskContext, makeDesk } from './desk-context.ts';
import { askingSecondFactor } from './second-factor.ts';

/** Shows its children to staff who are signed in; leads others to the account host, and says why somebody may not be here. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const t = useText('desk-session');
  const login = useRequiredLogin();
  useSessionKeepAlive(false);
  if (login.state === 'asking')
    return (
      <BarePage title={t('ended.title')} action={<Button onClick={login.logIn}>{t('signIn')}</Button>}>
        {t('ended.text')}
      </BarePage>
    );
  if (login.state === 'waiting') return <BarePage title={t('opening')} />;
  return <AtTheDesk>{children}</AtTheDesk>;
}

function AtTheDesk({ children }: { readonly children: ReactNode }) {
  const member = useMemberApi();
  const api = useMemo(() => askingSecondFactor(member), [member]);
  const { data: staff, error, refetch } = useQuery(callQuery(api, loadOwnStaff, {}, { staleTime: 300_000 }));
  const desk = useMemo(() => staff && makeDesk(api, staff), [api, staff]);
  if (desk) return <DeskContext value={desk}>{children}</DeskContext>;
  return <NotYet error={error} onRetry={() => void refetch()} />;
}

/** While the role is loading, and why it cannot be. */
export function NotYet({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const t = useText('desk-session');
  const logOut = useLogOut('/');
  if (!error) return <BarePage title={t('opening')} />;
  if (error instanceof ApiError && error.code === 'Forbidden')
    return (
      <BarePage title={t('noStaff.title')} action={<Button onClick={logOut}>{t('signOut')}</Button>}>
        {t('noStaff.text')}
      </BarePage>
    );
  return (
    <BarePage title={t('failed.title')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t('failed.text')}
    </BarePage>
  );
}
