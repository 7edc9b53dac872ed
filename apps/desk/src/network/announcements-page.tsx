import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import {
  endAnnouncement,
  type ListedAnnouncement,
  listAnnouncements,
} from '@wbn/contract/desk/announcements.ts';
import { formatList, formatMoment } from '@wbn/edition/format.ts';
import { languageNames } from '@wbn/edition/language.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useEditionName } from '../cases/case-list-row.tsx';
import { useDesk } from '../session/desk-context.ts';
import { DeskTable } from '../table/desk-table.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { NetworkTabs } from './network-tabs.tsx';

/** Announcements of the editions (STF-54). */
export function AnnouncementsPage() {
  const t = useText('desk-network');
  const { api, can } = useDesk();
  const { data, isPending, isLoadingError, refetch } = useQuery(callQuery(api, listAnnouncements, {}));
  const [isWriting, setWriting] = useState(false);
  return (
    <Stack space="md">
      <PageHeader
        title={t('announcementsMenu')}
        lead={t('announcements.lead')}
        tabs={<NetworkTabs current="announcementsMenu" />}
        action={
          can('write-announcements') && (
            <Button onClick={() => setWriting(true)}>{t('announcements.write')}</Button>
          )
        }
      />
      {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
      {isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={6} />
        </div>
      )}
      {data?.length === 0 && <EmptyState icon={<Megaphone />} title={t('announcements.none')} />}
      {data && data.length > 0 && <AnnouncementTable rows={data} />}
      {isWriting && <AnnouncementDialog onClose={() => setWriting(false)} />}
    </Stack>
  );
}

function AnnouncementTable({ rows }: { readonly rows: readonly ListedAnnouncement[] }) {
  const t = useText('desk-network');
  const locale = useLocale();
  const { api, can } = useDesk();
  const editionName = useEditionName();
  const [ended, setEnded] = useState<ListedAnnouncement>();
  const client = useQueryClient();
  const ending = useMutation({
    ...callMutation(api, endAnnouncement),
    async onSuccess() {
      setEnded(undefined);
      await client.invalidateQueries({ queryKey: callQuery(api, listAnnouncements, {}).queryKey });
    },
  });
  const mayWrite = can('write-announcements');
  return (
    <>
      <DeskTable
        name="announcements"
        caption={t('announcementsMenu')}
        rows={rows}
        keyOf={({ announcementID }) => announcementID}
        columns={[
          {
            key: 'content',
            heading: t('announcements.content'),
            cell: ({ content, link }) => (
              <>
                {content}
                {link !== undefined && <MutedText>{link}</MutedText>}
              </>
            ),
          },
          {
            key: 'state',
            heading: t('announcements.state'),
            cell: ({ state }) => (
              <Badge tone={state === 'shown' ? 'success' : 'neutral'}>
                {t(`announcements.states.${state}`)}
              </Badge>
            ),
            sortBy: ({ state }) => state,
          },
          {
            key: 'editions',
            heading: t('announcements.editions'),
            cell: ({ editions }) =>
              editions ? formatList(locale, editions.map(editionName)) : t('announcements.all'),
          },
          {
            key: 'language',
            heading: t('announcements.language'),
            cell: ({ language }) => languageNames[language as 'en'] ?? language,
          },
          {
            key: 'start',
            heading: t('announcements.start'),
            cell: ({ startsAt }) => formatMoment(locale, startsAt, 'UTC'),
            sortBy: ({ startsAt }) => startsAt,
          },
          {
            key: 'end',
            heading: t('announcements.end'),
            cell: ({ endsAt }) => formatMoment(locale, endsAt, 'UTC'),
            sortBy: ({ endsAt }) => endsAt,
          },
          { key: 'by', heading: t('announcements.by'), cell: ({ by }) => by },
          ...(mayWrite
            ? [
                {
                  key: 'endNow',
                  heading: t('announcements.endNow'),
                  cell: (row: ListedAnnouncement) =>
                    row.state !== 'over' && (
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={t('announcements.endNowOf', { text: row.content })}
                        onClick={() => setEnded(row)}
                      >
                        {t('announcements.endNow')}
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      {ended && (
        <ConfirmDialog
          title={t('announcements.endNowOf', { text: ended.content })}
          confirm={t('announcements.endNow')}
          cancel={t('announcements.cancel')}
          tone="danger"
          busy={ending.isPending}
          onConfirm={() => ending.mutate({ params: { id: ended.announcementID } })}
          onCancel={() => setEnded(undefined)}
        >
          {ending.error ? (
            <Text role="alert">{t('announcements.sendFailed', { message: ending.error.message })}</Text>
          ) : (
            t('announcements.endText')
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
