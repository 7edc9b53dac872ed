import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { CaseRow } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { ArrowLeft, FileX2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDesk } from '../session/desk-context.ts';
import { CaseBlocks } from './case-blocks.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CasePast } from './case-past.tsx';
import * as styles from './case-view.css.ts';
import { caseQuery } from './cases.query.ts';
import { DecisionPart } from './decision-part.tsx';
import { PendingNotice } from './pending-notice.tsx';

interface CaseViewProps {
  readonly caseID: string;
  /** Address of the list, for the way back in narrow windows. */
  readonly listPath: string;
  /** Cases that are decided together with this one's decisions. */
  readonly chosen: readonly CaseRow[];
  /** Called with the cases that are decided. */
  readonly onDecided: (ids: readonly string[]) => void;
  /** Address of the case after this one. */
  readonly next: string | undefined;
}

/** A case: what it is, why it is here, what was decided before, and what can be decided. */
export function CaseView({ caseID, listPath, chosen, onDecided, next }: CaseViewProps) {
  const t = useText('desk-cases');
  const { api } = useDesk();
  const { data: shown, error, isPending, refetch } = useQuery(caseQuery(api, caseID));
  const place = useRef<HTMLElement>(null);
  const isShown = shown !== undefined;
  useEffect(() => {
    // Keys and screen readers go on in the new case.
    if (isShown) place.current?.focus({ preventScroll: true });
  }, [isShown]);
  const back = (
    <div className={styles.back}>
      <ButtonLink to={listPath} variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t('case.back')}
      </ButtonLink>
    </div>
  );
  if (isPending)
    return (
      <div aria-busy="true">
        {back}
        <Stack space="md">
          <Skeleton shape="heading" />
          <Skeleton lines={3} />
          <Skeleton lines={6} />
        </Stack>
      </div>
    );
  if (!shown) {
    const isGone = error instanceof ApiError && error.code === 'NotFound';
    return (
      <>
        {back}
        {isGone ? (
          <EmptyState icon={<FileX2 />} title={t('case.gone')}>
            {t('case.goneText')}
          </EmptyState>
        ) : (
          <LoadError title={t('case.failed')} retry={t('list.retry')} onRetry={refetch} />
        )}
      </>
    );
  }
  return (
    <article ref={place} tabIndex={-1} aria-labelledby="case-title" className={styles.view}>
      {back}
      <CaseHead shown={shown} next={next} />
      {shown.problem !== undefined && shown.state !== 'decided' && (
        <Notice tone="danger" title={t('case.problem')}>
          <Text size="sm">{shown.problem}</Text>
        </Notice>
      )}
      {shown.pending && <PendingNotice shown={shown} pending={shown.pending} />}
      <div className={styles.body}>
        <div className={styles.blocks}>
          {shown.blocks.length === 0 ? (
            <EmptyState size="sm" title={t('case.thingGone')} />
          ) : (
            <CaseBlocks caseID={caseID} kind={shown.kind} blocks={shown.blocks} />
          )}
        </div>
        <div className={styles.side}>
          <CaseNotes caseID={caseID} notes={shown.notes} />
          <CasePast past={shown.past} />
        </div>
      </div>
      {shown.state !== 'decided' && !shown.pending && (
        <DecisionPart key={caseID} shown={shown} chosen={chosen} onDecided={onDecided} />
      )}
    </article>
  );
}
