import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import {
  loadNotificationSettings,
  saveNotificationSettings,
} from '@wbn/contract/social/notification-settings.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';

/** How views are counted, and the switch of the weekly mail. */
export function CountingPanel({ api }: { readonly api: ApiClient }) {
  const t = useText('figures');
  return (
    <Panel title={t('counting.title')} space="sm">
      <Text>{t('counting.body')}</Text>
      <WeeklyMail api={api} />
    </Panel>
  );
}

/** The setting of the person, which covers all their companies; it is absent until it is loaded. */
function WeeklyMail({ api }: { readonly api: ApiClient }) {
  const t = useText('figures');
  const toast = useToast();
  const { data } = useQuery(callQuery(api, loadNotificationSettings, {}));
  const save = useMutation({
    ...callMutation(api, saveNotificationSettings),
    onSuccess: (settings, _input, _result, { client }) =>
      client.setQueryData(callKey(loadNotificationSettings), settings),
    onError: () => toast(t('counting.mailFailed'), 'danger'),
  });
  const setting = data?.kinds.find(({ kind }) => kind === 'figures');
  if (!setting) return null;
  // Shows the new state while it is being saved.
  const isOn = save.isPending ? save.variables.body.kinds?.[0]?.byMail : setting.byMail;
  return (
    <Checkbox
      label={t('counting.mail')}
      checked={isOn ?? setting.byMail}
      onChange={({ target }) => save.mutate({ body: { kinds: [{ ...setting, byMail: target.checked }] } })}
    />
  );
}
