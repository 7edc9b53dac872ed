import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What became of the mails about a kept search; undefined: nothing yet. */
export type StoppedAlerts =
  | { readonly state: 'stopped'; readonly name: string }
  | { readonly state: 'missing' | 'failed' }
  | undefined;

/** Ends the mails about a kept search, for whoever has one of them; works without JavaScript and without a login. */
export function StopAlertsPage({ outcome }: { readonly outcome: StoppedAlerts }) {
  const { t } = useTranslation('saved-searches');
  const path = usePath();
  if (outcome?.state === 'stopped' || outcome?.state === 'missing')
    return (
      <EmptyState
        title={outcome.state === 'stopped' ? t('stop.done', { name: outcome.name }) : t('stop.missing')}
        icon={<BellOff />}
        action={
          <ButtonLink to={path('/saved-searches')} variant="secondary">
            {t('title')}
          </ButtonLink>
        }
      >
        {outcome.state === 'stopped' && t('stop.doneBody')}
      </EmptyState>
    );
  return (
    <Stack space="md" align="start">
      <Heading level={1} size="lg">
        {t('stop.title')}
      </Heading>
      <Text>{t('stop.body')}</Text>
      {outcome?.state === 'failed' && <Text role="alert">{t('failed')}</Text>}
      {/* To this very address, which holds the token. */}
      <form method="post">
        <Button type="submit">{t('stop.action')}</Button>
      </form>
    </Stack>
  );
}
