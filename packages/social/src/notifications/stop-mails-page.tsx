import type { CallReply } from '@wbn/contract/call.ts';
import type { stopMails } from '@wbn/contract/social/notification-settings.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { BellOff } from 'lucide-react';

type Stopped = CallReply<typeof stopMails>['data'];

/** Outcome of unsubscribing; undefined: not confirmed yet. */
export type StopOutcome =
  | ({ readonly state: 'stopped' } & Stopped)
  | { readonly state: 'missing' | 'failed' }
  | undefined;

/** Unsubscribes from a kind of mails by a link in the mail, without JavaScript and without a login. */
export function StopMailsPage({ outcome }: { readonly outcome: StopOutcome }) {
  const t = useText('notifications');
  if (outcome?.state === 'missing') return <EmptyState title={t('stop.missing')} icon={<BellOff />} />;
  if (outcome?.state === 'stopped') return <Stopped {...outcome} />;
  return (
    <Stack space="md" align="start">
      <PageHeader title={t('stop.title')} lead={t('stop.body')} />
      {outcome?.state === 'failed' && <Text role="alert">{t('stop.failed')}</Text>}
      {/* Posts to the current address, which contains the token. */}
      <form method="post">
        <Button type="submit">{t('stop.action')}</Button>
      </form>
    </Stack>
  );
}

function Stopped({ mails, name = '' }: Stopped) {
  const t = useText('notifications');
  const nameOf = useText('notices');
  const path = usePath();
  const isSearch = mails.includes('search');
  const kinds = mails.flatMap((kind) =>
    kind === 'search' || kind === 'notifications' ? [] : nameOf(`${kind}.name`),
  );
  const title = isSearch
    ? t('stop.search', { name })
    : kinds.length > 0
      ? t('stop.kinds', { mails: kinds.join(', ') })
      : t('stop.digests');
  return (
    <EmptyState
      title={title}
      icon={<BellOff />}
      action={
        <ButtonLink to={path(isSearch ? '/saved-searches' : '/notifications')} variant="secondary">
          {isSearch ? t('stop.searches') : t('stop.notifications')}
        </ButtonLink>
      }
    >
      {isSearch ? t('stop.searchBody') : t('stop.again')}
    </EmptyState>
  );
}
