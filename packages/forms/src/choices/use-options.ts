import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';

/** The options of a picker; after a failure the list is empty and `again` retries (REF-08). */
export interface ListState<Entry = SelectOption> {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly options: readonly Entry[];
  readonly again: () => void;
}

/** Loads a catalog list for a picker; a disabled query, such as the states of no country, is ready and empty. */
export function useOptions<List, Key extends QueryKey, Entry>(
  query: UseQueryOptions<List, Error, List, Key>,
  toOptions: (list: List) => readonly Entry[],
): ListState<Entry> {
  const { data, isLoading, isLoadingError, refetch } = useQuery({ ...query, select: toOptions });
  return {
    state: isLoading ? 'loading' : isLoadingError ? 'failed' : 'ready',
    options: data ?? none,
    again: () => void refetch(),
  };
}

const none: readonly never[] = [];
