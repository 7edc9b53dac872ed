import type { Query } from '@wbn/api-client/query.ts';
import type { Options } from '@wbn/forms/list-options.query.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';

/** What a picker offers; a list that cannot be had is empty, and can be asked for again (REF-08). */
export interface ListState {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly options: Options;
  readonly again: () => void;
}

export function useOptions(query: Query<Options>): ListState {
  const loaded = useLoaded(query);
  const options = loaded.state === 'ready' ? loaded.value : [];
  return { state: loaded.state, options, again: loaded.again };
}
