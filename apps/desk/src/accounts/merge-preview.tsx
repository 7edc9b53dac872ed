import { useQuery } from '@tanstack/react-query';
import { type MergePreview, mergeCompanies, previewMerge, undoMergeDays } from '@wbn/contract/desk/merge.ts';
import { formatMinutes, formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from '../session/desk-context.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import { Part } from './part.tsx';
import { useName } from './use-name.ts';

interface MergePreviewPartProps {
  readonly keptID: string;
  readonly goneID: string;
}

/** What a merge would move and leave behind, what forbids it, and the button that does it. */
export function MergePreviewPart({ keptID, goneID }: MergePreviewPartProps) {
  const t = useText('desk-accounts');
  const { api } = useDesk();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['preview-merge', keptID, goneID],
    queryFn: async () => (await api.call(previewMerge, { body: { keptID, goneID } })).data,
  });
  if (isLoadingError) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  const names = { gone: data.gone.name, kept: data.kept.name };
  const act: Act = {
    ...{ title: t('merge.title'), confirm: t('merge.do'), isHarsh: true },
    lead: t('merge.confirm', { ...names, days: undoMergeDays }),
    fields: [{ name: 'reason', label: t('reason'), type: 'area' }],
    async send({ reason = '' }) {
      await api.call(mergeCompanies, { body: { keptID, goneID, reason } });
      void navigate(`/companies/${keptID}`);
    },
  };
  return (
    <>
      <Part
        title={t('merge.preview', names)}
        actions={
          <Button variant="danger" disabled={data.problems.length > 0} onClick={() => setIsOpen(true)}>
            {t('merge.do')}
          </Button>
        }
      >
        <PreviewFacts preview={data} />
      </Part>
      {isOpen && <ActDialog act={act} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PreviewFacts({ preview }: { readonly preview: MergePreview }) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const locale = useLocale();
  const { problems, moved, left, hiddenProducts, behind } = preview;
  const rowsOf = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([thing, count]) => ({
      label: nameOf('things', thing),
      value: formatNumber(locale, count),
    }));
  const lost = [
    ...(behind.plan === 'standard'
      ? []
      : [{ label: t('columns.plan'), value: nameOf('plans', behind.plan) }]),
    ...(behind.isVerified ? [{ label: t('columns.verified'), value: t('yes') }] : []),
    ...(behind.boosts > 0 ? [{ label: t('merge.boosts'), value: formatNumber(locale, behind.boosts) }] : []),
    ...(behind.supportMinutes > 0
      ? [{ label: t('merge.support'), value: formatMinutes(locale, behind.supportMinutes) }]
      : []),
    ...(behind.threads > 0
      ? [{ label: t('merge.threads'), value: formatNumber(locale, behind.threads) }]
      : []),
    ...(hiddenProducts > 0
      ? [{ label: t('merge.hidden'), value: formatNumber(locale, hiddenProducts) }]
      : []),
  ];
  return (
    <>
      {problems.map((problem) => (
        <Notice key={problem} tone="warning" title={nameOf('problems', problem)} />
      ))}
      <DetailsTable caption={t('merge.moves')} rows={rowsOf(moved)} emptyLabel={t('merge.movesNothing')} />
      {Object.keys(left).length > 0 && (
        <>
          <p>{t('merge.twice')}</p>
          <DetailsTable caption={t('merge.twice')} rows={rowsOf(left)} />
        </>
      )}
      {lost.length > 0 && (
        <>
          <p>{t('merge.behind')}</p>
          <DetailsTable caption={t('merge.behind')} rows={lost} />
        </>
      )}
    </>
  );
}
