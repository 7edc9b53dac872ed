import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '@wbn/edition/use-text.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { MousePointerClick } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useKeys } from '../keys/keys.ts';
import { useDesk } from '../session/desk-context.ts';
import { casesPath, readFilter } from './case-filter.ts';
import { CaseList } from './case-list.tsx';
import { CaseView } from './case-view.tsx';
import { caseQuery, casesQuery, dropCases, refreshCases } from './cases.query.ts';
import * as styles from './cases-page.css.ts';
import { useChosen } from './use-chosen.ts';
import { useLiveCases } from './use-live-cases.ts';
import { useWalk } from './use-walk.ts';

/** The cases that wait: the list, and beside it the one that is worked on. */
export function CasesPage() {
  const t = useText('desk-cases');
  const toast = useToast();
  const { api } = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { caseID } = useParams();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const list = useInfiniteQuery(casesQuery(api, filter));
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const walk = useWalk(rows, caseID);
  const chosen = useChosen(rows);
  useLiveCases();

  const open = (id: string | undefined, isWalk = false) =>
    // Walking through the list does not fill the history.
    void navigate(casesPath(filter, id), { replace: isWalk && caseID !== undefined });
  const step = (by: 1 | -1) => {
    const row = walk.step(by);
    if (row && caseID !== undefined) open(row.caseID, true);
  };
  const openAimed = () => {
    const row = walk.aimed();
    if (row) open(row.caseID);
  };
  const choose = () => {
    const row = walk.aimed();
    if (row && !chosen.toggle(row)) toast(t('chosen.otherKind'), 'danger');
  };

  const nextID = walk.next?.caseID;
  useEffect(() => {
    if (caseID !== undefined && nextID !== undefined) void client.prefetchQuery(caseQuery(api, nextID));
  }, [api, client, caseID, nextID]);
  // The list goes on before its end is reached.
  const isNearEnd = rows.length > 0 && rows.slice(-5).some((row) => row === walk.cursor);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  useKeys([
    { key: 'j', label: t('keys.next'), run: () => step(1) },
    { key: 'k', label: t('keys.previous'), run: () => step(-1) },
    { key: 'Enter', label: t('keys.open'), run: () => openAimed() },
    { key: 'x', label: t('keys.choose'), run: choose },
    ...(caseID === undefined ? [] : [{ key: 'Escape', label: t('keys.list'), run: () => open(undefined) }]),
  ]);

  const handleDecided = (ids: readonly string[]) => {
    const decided = new Set(ids);
    const place = rows.findIndex((row) => row.caseID === caseID);
    const next =
      rows.slice(place + 1).find((row) => !decided.has(row.caseID)) ??
      rows.slice(0, Math.max(place, 0)).findLast((row) => !decided.has(row.caseID));
    chosen.clear();
    dropCases(client, decided);
    open(next?.caseID, true);
    void refreshCases(client);
  };

  return (
    <div className={classNames(styles.columns, caseID !== undefined && styles.opened)}>
      <div className={styles.list}>
        <CaseList
          {...{ filter, list, rows, chosen, openID: caseID }}
          cursorID={walk.cursor?.caseID}
          onOtherKind={() => toast(t('chosen.otherKind'), 'danger')}
        />
      </div>
      <div className={styles.view}>
        {caseID === undefined ? (
          <EmptyState icon={<MousePointerClick />} title={t('none.title')}>
            {t('none.text')}
          </EmptyState>
        ) : (
          <CaseView
            key={caseID}
            caseID={caseID}
            listPath={casesPath(filter)}
            chosen={chosen.rows}
            onDecided={handleDecided}
            next={walk.next && casesPath(filter, walk.next.caseID)}
          />
        )}
      </div>
    </div>
  );
}
