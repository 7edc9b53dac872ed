import { mutationOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { isShownInCenter, mailOf } from '@wbn/contract/social/notices.ts';
import {
  type DigestInterval,
  digestIntervals,
  type KindSetting,
  loadNotificationSettings,
  type MessagesFrom,
  messageSenders,
  saveNotificationSettings,
} from '@wbn/contract/social/notification-settings.ts';
import { readerTimeZone } from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Bell, Settings } from 'lucide-react';
import { useId } from 'react';
import { listNotificationsQuery } from './list-notifications.query.ts';
import { NotificationLine } from './notification-line.tsx';
import * as styles from './notifications-page.css.ts';
import { useMarkSeen, useNotificationListener, useOpenNotification } from './use-notifications.ts';

interface NotificationsPageProps {
  readonly api: ApiClient;
}

/** All notifications, with their settings beside them (LAY-18). */
export function NotificationsPage({ api }: NotificationsPageProps) {
  const t = useText('notifications');
  return (
    <Stack space="lg">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <span className={styles.toSettings}>
            <ButtonLink href="#settings" variant="secondary" size="sm" icon={<Settings aria-hidden />}>
              {t('settings.title')}
            </ButtonLink>
          </span>
        }
      />
      <div className={styles.columns}>
        <Notices api={api} />
        <NotificationSettings api={api} />
      </div>
    </Stack>
  );
}

function Notices({ api }: NotificationsPageProps) {
  const t = useText('notifications');
  const list = useInfiniteQuery(listNotificationsQuery(api));
  const { data, isPending, refetch } = list;
  const open = useOpenNotification(api);
  useLiveEvents('notification', useNotificationListener());
  useMarkSeen(api, data?.pages[0]?.newest, true);
  if (isPending)
    return (
      <Surface as="div" padding="md" aria-busy="true" aria-label={t('loading')} role="status">
        <Skeleton lines={8} />
      </Surface>
    );
  if (!data) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  const notifications = data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0)
    return (
      <EmptyState title={t('none')} icon={<Bell />}>
        {t('noneBody')}
      </EmptyState>
    );
  return (
    <Stack space="sm">
      <Surface as="div" padding="sm">
        <ul aria-label={t('title')} className={styles.list}>
          {notifications.map((notification) => (
            <li key={notification.notificationID}>
              <NotificationLine notification={notification} onOpen={open} />
            </li>
          ))}
        </ul>
      </Surface>
      <ListEnd list={list} more={t('more')} failed={t('moreFailed')} retry={t('retry')} end={t('end')} />
    </Stack>
  );
}

type Change = CallInput<typeof saveNotificationSettings>['body'];

/** Settings for mail frequency and channels; each change is saved at once. */
function NotificationSettings({ api }: { readonly api: ApiClient }) {
  const t = useText('notifications');
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, loadNotificationSettings, {}));
  const { mutate, isError } = useMutation(saveNotificationSettingsMutation(api));
  const { id: edition } = useEdition();
  const save = (change: CallInput<typeof saveNotificationSettings>['body']) => {
    mutate({ ...change, edition, timeZone: readerTimeZone() });
  };
  return (
    <Surface as="section" padding="md" id="settings" aria-label={t('settings.title')}>
      <Stack space="md">
        <Heading level={2} size="sm">
          {t('settings.title')}
        </Heading>
        {isLoadingError ? (
          <LoadError title={t('settings.failed')} retry={t('retry')} onRetry={refetch} />
        ) : data ? (
          <>
            {isError && <Text role="alert">{t('settings.saveFailed')}</Text>}
            <DigestChoice digest={data.digest} onChange={(digest) => save({ digest })} />
            <SenderChoice chosen={data.messagesFrom} onChange={(messagesFrom) => save({ messagesFrom })} />
            <KindTable kinds={data.kinds} onChange={(kind) => save({ kinds: [kind] })} />
          </>
        ) : (
          <div role="status" aria-label={t('settings.loading')}>
            <Skeleton lines={8} />
          </div>
        )}
      </Stack>
    </Surface>
  );
}

interface SenderChoiceProps {
  readonly chosen: MessagesFrom;
  readonly onChange: (chosen: MessagesFrom) => void;
}

/** Whose messages the person receives, and what happens to those of others (MSG-02). */
function SenderChoice({ chosen, onChange }: SenderChoiceProps) {
  const t = useText('notifications');
  const id = useId();
  return (
    <Stack space="xs" role="radiogroup" aria-labelledby={id}>
      <Text as="div" id={id} size="sm" weight="semibold">
        {t('settings.messagesFrom')}
      </Text>
      {messageSenders.map((one) => (
        <Checkbox
          key={one}
          type="radio"
          name="messages-from"
          checked={chosen === one}
          onChange={() => onChange(one)}
          label={t(`settings.from.${one}`)}
        />
      ))}
      <MutedText>{t(`settings.fromNote.${chosen}`)}</MutedText>
    </Stack>
  );
}

interface DigestChoiceProps {
  readonly digest: DigestInterval;
  readonly onChange: (digest: DigestInterval) => void;
}

function DigestChoice({ digest, onChange }: DigestChoiceProps) {
  const t = useText('notifications');
  const id = useId();
  return (
    <Stack space="xs" role="radiogroup" aria-labelledby={id}>
      <Text as="div" id={id} size="sm" weight="semibold">
        {t('settings.digest')}
      </Text>
      {digestIntervals.map((interval) => (
        <Checkbox
          key={interval}
          type="radio"
          name="digest"
          checked={digest === interval}
          onChange={() => onChange(interval)}
          label={t(`settings.interval.${interval}`)}
        />
      ))}
      <MutedText>{t('settings.digestNote')}</MutedText>
    </Stack>
  );
}

interface KindTableProps {
  readonly kinds: readonly KindSetting[];
  readonly onChange: (kind: KindSetting) => void;
}

function KindTable({ kinds, onChange }: KindTableProps) {
  const t = useText('notifications');
  const nameOf = useText('notices');
  const places = ['inApp', 'byMail'] as const;
  return (
    <table className={styles.table} aria-label={t('settings.kinds')}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t('settings.kinds')}
          </th>
          {places.map((place) => (
            <th key={place} scope="col" className={styles.cellHead}>
              {t(`settings.${place}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((one) => (
          <tr key={one.kind}>
            <th scope="row" className={styles.kind}>
              {nameOf(`${one.kind}.name`)}
              <MailTime kind={one.kind} />
            </th>
            {places.map((place) => (
              <td key={place} className={styles.cell}>
                {(place === 'byMail' || isShownInCenter(one.kind)) && (
                  <label className={styles.target}>
                    <input
                      type="checkbox"
                      className={styles.box}
                      checked={one[place]}
                      aria-label={t('settings.of', {
                        kind: nameOf(`${one.kind}.name`),
                        where: t(`settings.${place}`),
                      })}
                      onChange={({ target }) => onChange({ ...one, [place]: target.checked })}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When mails of a kind come, if not with the digest. */
function MailTime({ kind }: Pick<KindSetting, 'kind'>) {
  const t = useText('notifications');
  const mail = mailOf(kind);
  return mail === 'at-once' || mail === 'weekly' ? (
    <MutedText as="span">{t(`settings.when.${mail}`)}</MutedText>
  ) : null;
}

/** Saves settings; optimistic update with rollback. */
function saveNotificationSettingsMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['save-notification-settings'],
    // Runs one save after the other, so that the last change wins.
    scope: { id: 'save-notification-settings' },
    mutationFn: async (change: Change) => (await api.call(saveNotificationSettings, { body: change })).data,
    onMutate: ({ digest, kinds = [], messagesFrom }, { client }) => {
      const changed = new Map(kinds.map((one) => [one.kind, one]));
      client.setQueryData(
        callKey(loadNotificationSettings),
        (known) =>
          known && {
            digest: digest ?? known.digest,
            kinds: known.kinds.map((one) => changed.get(one.kind) ?? one),
            messagesFrom: messagesFrom ?? known.messagesFrom,
          },
      );
    },
    onSettled: (_saved, _error, _change, _context, { client }) =>
      client.invalidateQueries({ queryKey: callKey(loadNotificationSettings) }),
  });
}
