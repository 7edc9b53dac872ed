import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import type { DeskPerson } from '@wbn/contract/desk/people.ts';
import {
  deletePerson,
  listPersonExports,
  orderPersonExport,
  previewPersonDeletion,
} from '@wbn/contract/desk/personal-data.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import { Entries, Part } from './part.tsx';
import { useName } from './use-name.ts';

interface PersonPartProps {
  readonly person: DeskPerson;
}

/** Milliseconds after which the state of an export is asked again. */
const askAgain = 3_000;

/** The legal export of a person's data, and the deletion of the account (STF-47). */
export function PersonalDataPart({ person: { userID, account } }: PersonPartProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { accounts } = useHosts();
  const { api, can } = useDesk();
  const [act, setAct] = useState<Act>();
  const mayExport = can('export-accounts') && account !== null;
  const { data: exports = [] } = useQuery({
    ...callQuery(api, listPersonExports, { params: { id: userID } }),
    enabled: mayExport,
    refetchInterval: ({ state }) =>
      state.data?.some((copy) => copy.state === 'waiting' || copy.state === 'working') ? askAgain : false,
  });
  const exportAct: Act = {
    ...{ title: t('acts.export'), confirm: t('acts.export'), lead: t('exportLead') },
    fields: [{ name: 'reason', label: t('reason'), type: 'area' }],
    send: ({ reason = '' }) => api.call(orderPersonExport, { params: { id: userID }, body: { reason } }),
  };
  const deleteAct: Act = {
    ...{
      title: t('acts.delete'),
      confirm: t('acts.delete'),
      lead: <DeletionPreview userID={userID} />,
      isHarsh: true,
    },
    fields: [{ name: 'reason', label: t('reason'), type: 'area' }],
    send: ({ reason = '' }) => api.call(deletePerson, { params: { id: userID }, body: { reason } }),
    result: () => <Text role="status">{t('deletionOrdered')}</Text>,
  };
  if (!mayExport && !can('delete-accounts')) return null;
  return (
    <Part
      title={t('parts.personalData')}
      actions={
        <>
          {mayExport && (
            <Button variant="secondary" size="sm" onClick={() => setAct(exportAct)}>
              {t('acts.export')}
            </Button>
          )}
          {can('delete-accounts') && (
            <Button variant="danger" size="sm" onClick={() => setAct(deleteAct)}>
              {t('acts.delete')}
            </Button>
          )}
        </>
      }
    >
      <Entries
        rows={exports}
        keyOf={({ exportID }) => exportID}
        entry={({ exportID, state, at, expiresAt }) => ({
          title:
            state === 'ready' ? (
              <a href={`${accounts}/staff/export?id=${exportID}`} download>
                {t('download')}
              </a>
            ) : (
              nameOf('exports', state)
            ),
          facts: `${formatMoment(locale, at)} · ${t('until', { at: formatMoment(locale, expiresAt) })}`,
        })}
      />
      {act && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </Part>
  );
}

/** What goes, what forbids it and what has to be kept. */
function DeletionPreview({ userID }: { readonly userID: string }) {
  const t = useText('desk-accounts');
  const { api } = useDesk();
  const { data } = useQuery(callQuery(api, previewPersonDeletion, { params: { id: userID } }));
  if (!data) return <Skeleton lines={3} />;
  const { blocked, isStaff, going, returning, kept } = data;
  const names = (companies: readonly { readonly name: string }[]) =>
    companies.map(({ name }) => name).join(', ');
  return (
    <Stack space="xs">
      {isStaff && <Text role="alert">{t('deletion.staff')}</Text>}
      {blocked.length > 0 && <Text role="alert">{t('deletion.blocked', { names: names(blocked) })}</Text>}
      <Text>{t('deletion.goes')}</Text>
      {going.length > 0 && <Text>{t('deletion.going', { names: names(going) })}</Text>}
      {returning.length > 0 && <Text>{t('deletion.returning', { names: names(returning) })}</Text>}
      <MutedText>{t('deletion.kept', { ...kept })}</MutedText>
    </Stack>
  );
}
