import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { openQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { listRequestLabels } from '@wbn/contract/messaging/labels.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { InfiniteListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { MessageSquare, Search, SearchX } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RequestFilter } from './request-keys.ts';
import { listRequestsQuery } from './requests.query.ts';
import * as styles from './thread-list.css.ts';
import { ThreadRow } from './thread-row.tsx';

interface NoThreadsProps {
  /** Id of the company that owns the list; undefined: the person. */
  readonly bid: string | undefined;
  /** A filter or search is active, so there may be other threads. */
  readonly isFiltered: boolean;
}

function NoThreads({ bid, isFiltered }: NoThreadsProps) {
  const t = useText('requests');
  const path = usePath();
  if (isFiltered) {
    return (
      <div role="status">
        <EmptyState icon={<SearchX />} title={t('list.notFound')}>
          {t('list.notFoundBody')}
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      icon={<MessageSquare />}
      title={t('list.none')}
      action={
        <ButtonLink
          to={path(bid ? openQuotationsPath({ businessID: bid }) : '/search-result')}
          variant="secondary"
          size="sm"
        >
          {t(bid ? 'list.findRequests' : 'list.find')}
        </ButtonLink>
      }
    >
      {t(bid ? 'list.noneCompany' : 'list.noneMine')}
    </EmptyState>
  );
}

/** Milliseconds: debounce of the search. */
const searchDelay = 250;

/** Filter of the list; a label with its id. */
type ThreadFilter = 'all' | 'open' | 'unread' | 'mine' | 'nobody' | 'requests' | 'ended' | `label:${string}`;

interface ThreadListProps {
  readonly api: ApiClient;
  /** Id of the company that owns the threads; undefined: the person. */
  readonly bid: string | undefined;
  readonly ownerID: string;
  readonly userID: string;
  readonly requestID: string | undefined;
}

/** Threads, latest activity first (decision 17), with search (INQ-15) and filters. */
export function ThreadList({ api, bid, ownerID, userID, requestID }: ThreadListProps) {
  const t = useText('requests');
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<ThreadFilter>('all');
  const search = useDebounced(typed.trim());
  const place = useRef<HTMLElement>(null);
  const { data: labels = [] } = useQuery({
    ...callQuery(api, listRequestLabels, { params: { id: bid ?? '' } }, { staleTime: 10_000 }),
    enabled: bid !== undefined,
  });
  const query = useInfiniteQuery(
    listRequestsQuery(api, {
      ...filterOf(filter, userID),
      ...(bid && { ubid: bid }),
      ...(search && { search }),
    }),
  );
  const { data, isLoadingError, isPending } = query;
  const threads = data?.pages.flatMap(({ requests }) => requests) ?? [];
  const choices = ['all', 'open', 'unread', ...(bid ? ['mine', 'nobody'] : []), 'requests', 'ended'] as const;

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLSelectElement) return;
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    const next = rows.indexOf(document.activeElement as HTMLElement) + step;
    if (next < -1 || next >= rows.length) return;
    event.preventDefault();
    if (next === -1) place.current?.querySelector('input')?.focus();
    else rows[next]?.focus();
  };
  return (
    <nav ref={place} aria-label={t('list.label')} className={styles.pane} onKeyDown={handleKey}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            label={t('list.search')}
            hideLabel
            placeholder={t('list.searchShort')}
            type="search"
            size="sm"
            autoComplete="off"
            maxLength={100}
            icon={<Search aria-hidden />}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <div className={styles.filter}>
          <NativeSelect
            size="sm"
            aria-label={t('list.filter')}
            value={filter}
            options={[
              ...choices.map((value) => ({ value, text: t(`list.${value as 'all'}`) })),
              ...labels.map(({ labelID, name }) => ({
                value: `label:${labelID}`,
                text: t('list.labelled', { name }),
              })),
            ]}
            onChange={({ currentTarget }) => setFilter(currentTarget.value as ThreadFilter)}
          />
        </div>
      </div>
      <div className={styles.scroller}>
        {isPending && (
          <div role="status" aria-label={t('list.loading')} className={styles.waiting}>
            <Skeleton lines={9} />
          </div>
        )}
        {isLoadingError && (
          <LoadError title={t('list.failed')} retry={t('chat.again')} onRetry={query.refetch} />
        )}
        {data && threads.length === 0 && (
          <NoThreads bid={bid} isFiltered={filter !== 'all' || search !== ''} />
        )}
        {threads.length > 0 && (
          <ul className={styles.list}>
            {threads.map((request) => (
              <ThreadRow
                key={request.requestID}
                request={request}
                ownerID={ownerID}
                labels={labels.filter(({ labelID }) => request.labelIDs?.includes(labelID))}
                isOpen={request.requestID === requestID}
              />
            ))}
          </ul>
        )}
        <div className={styles.end}>
          <InfiniteListEnd
            list={query}
            more={t('list.more')}
            failed={t('list.moreFailed')}
            end={(data?.pages.length ?? 0) > 1 && t('list.end')}
            align="center"
          />
        </div>
      </div>
    </nav>
  );
}

/** Converts a filter into query parameters. `userID`: the signed-in person. */
function filterOf(filter: ThreadFilter, userID: string): RequestFilter {
  if (filter.startsWith('label:')) return { labelID: filter.slice('label:'.length) };
  switch (filter) {
    case 'open':
      return { status: 'open' };
    case 'requests':
      return { status: 'asked' };
    case 'ended':
      return { status: 'closed' };
    case 'unread':
      return { unread: 'true' };
    case 'mine':
      return { assigneeID: userID };
    case 'nobody':
      return { assigneeID: 'none' };
    default:
      return {};
  }
}

/** Returns the typed text, debounced. */
function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
