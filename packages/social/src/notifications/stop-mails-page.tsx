import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { BellOff } from 'lucide-react';

/** Outcome of unsubscribing; undefined: not confirmed yet. */
export type StoppedMails =
  | {
      readonly state: 'stopped';
      readonly mails: 'search' | 'digest' | 'message' | 'figures' | 'group' | 'quotation';
      readonly name?: string | undefined;
    }
  | { readonly state: 'missing' | 'failed' }
  | undefined;

/** Unsubscribes from a kind of mails by a link in the mail, without JavaScript and without a login. */
export function StopMailsPage({ outcome }: { readonly outcome: StoppedMails }) {
  const t = useText('notifications');
  if (outcome?.state === 'missing') return <EmptyState title={t('stop.missing')} icon={<BellOff />} />;
  if (outcome?.state === 'stopped') return <Stopped {...outcome} />;
  return (
    <Stack space="md" align="start">
      <Heading level={1} size="lg">
        {t('stop.title')}
      </Heading>
      <Text>{t('stop.body')}</Text>
      {outcome?.state === 'failed' && <Text role="alert">{t('stop.failed')}</Text>}
      {/* Posts to the current address, which contains the token. */}
      <form method="post">
        <Button type="submit">{t('stop.action')}</Button>
      </form>
    </Stack>
  );
}

function Stopped({ mails, name = '' }: Extract<StoppedMails, { state: 'stopped' }>) {
  const t = useText('notifications');
  const path = usePath();
  const isSearch = mails === 'search';
  return (
    <EmptyState
      title={t(`stop.${mails}`, { name })}
      icon={<BellOff />}
      action={
        <ButtonLink to={path(isSearch ? '/saved-searches' : '/notifications')} variant="secondary">
          {isSearch ? t('stop.searches') : t('stop.notifications')}
        </ButtonLink>
      }
    >
      {t(`stop.${mails}Body`)}
    </EmptyState>
  );
}
