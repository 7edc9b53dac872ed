import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { CallReply } from '@wbn/contract/call.ts';
import type { CaseRow, listCases } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { PartyPopper } from 'lucide-react';
import { type CaseFilter, casesPath, usualFilter, writeFilter } from './case-filter.ts';
import * as styles from './case-list.css.ts';
import { CaseListRow } from './case-list-row.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ChosenCases } from './use-chosen.ts';

interface CaseListProps {
  readonly filter: CaseFilter;
  readonly list: UseInfiniteQueryResult<InfiniteData<CallReply<typeof listCases>>>;
  readonly rows: readonly CaseRow[];
  readonly openID: string | undefined;
  readonly cursorID: string | undefined;
  readonly chosen: ChosenCases;
  /** Called when a row cannot be chosen with the others. */
  readonly onOtherKind: () => void;
}

/** The list of cases with its filters. */
export function CaseList(props: CaseListProps) {
  const { filter, list, rows, openID, cursorID, chosen, onOtherKind } = props;
  const t = useText('desk-cases');
  const toggle = (row: CaseRow) => {
    if (!chosen.toggle(row)) onOtherKind();
  };
  return (
    <section aria-label={t('menu')}>
      <Stack space="xs">
        <VisuallyHidden as="h1">{t('menu')}</VisuallyHidden>
        <ListFilters filter={filter} />
        {chosen.rows.length > 0 && (
          <div role="status" className={styles.chosen}>
            <span>{t('chosen.count', { count: chosen.rows.length })}</span>
            <Button variant="quiet" size="sm" onClick={() => chosen.chooseAll(rows)}>
              {t('chosen.all')}
            </Button>
            <Button variant="quiet" size="sm" onClick={chosen.clear}>
              {t('chosen.clear')}
            </Button>
          </div>
        )}
        {list.isPending ? (
          <div aria-busy="true" className={styles.bones}>
            {Array.from({ length: 8 }, (_, place) => `row-${place}`).map((key) => (
              <Skeleton key={key} lines={2} />
            ))}
          </div>
        ) : list.isLoadingError ? (
          <LoadError title={t('list.failed')} retry={t('list.retry')} onRetry={list.refetch} />
        ) : rows.length === 0 ? (
          <Nothing filter={filter} />
        ) : (
          <>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets */}
            <ul role="list" className={styles.rows}>
              {rows.map((row) => (
                <CaseListRow
                  key={row.caseID}
                  row={row}
                  to={casesPath(filter, row.caseID)}
                  isOpen={row.caseID === openID}
                  isCursor={row.caseID === cursorID}
                  isChosen={chosen.has(row.caseID)}
                  onChoose={() => toggle(row)}
                />
              ))}
            </ul>
            <ListEnd
              list={list}
              more={t('list.more')}
              failed={t('list.failed')}
              retry={t('list.retry')}
              end={t('list.end')}
            />
          </>
        )}
      </Stack>
    </section>
  );
}

function Nothing({ filter }: { readonly filter: CaseFilter }) {
  const t = useText('desk-cases');
  const isFiltered = writeFilter({ ...filter, state: 'open' }) !== '';
  if (isFiltered) return <EmptyState size="sm" title={t('list.noneOfFilter')} />;
  const isUsual = filter.state === usualFilter.state;
  return (
    <EmptyState icon={<PartyPopper />} title={t(isUsual ? 'list.nothingWaits' : 'list.none')}>
      {isUsual && t('list.nothingWaitsText')}
    </EmptyState>
  );
}
