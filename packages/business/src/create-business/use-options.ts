import type { Query } from '@wbn/api-client/query.ts';
import type { SelectOption } from '@wbn/ui-kit/select.tsx';
import { useLoaded } from '../use-loaded.ts';

/** What a picker offers; a list that cannot be had is empty, and can be asked for again (REF-08). */
export interface Options {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly options: readonly SelectOption[];
  readonly again: () => void;
}

export function useOptions(query: Query<readonly SelectOption[]>): Options {
  const loaded = useLoaded(query);
  const options = loaded.state === 'ready' ? loaded.value : [];
  return { state: loaded.state, options, again: loaded.again };
}
