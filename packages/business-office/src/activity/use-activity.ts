import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessActivity } from '@wbn/contract/business/activity.ts';
import { listActivity } from '@wbn/contract/business/list-activity.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { useState } from 'react';

interface Older {
  readonly entries: readonly BusinessActivity[];
  readonly nextID: string | null;
}

/** What was done in the name of a company, the newest first, and what is older on demand. */
export function useActivity(api: ApiClient, businessID: string) {
  const load = async (nextID?: string): Promise<Older> => {
    const reply = await api.call(listActivity, {
      params: { id: businessID },
      query: nextID === undefined ? {} : { nextID },
    });
    return { entries: reply.data, nextID: reply.nextID };
  };
  const first = useLoaded({
    queryKey: ['list-activity', businessID],
    queryFn: () => load(),
    staleTime: 0,
  });
  const [older, setOlder] = useState<Older>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const start = first.state === 'ready' ? first.value : undefined;
  const nextID = (older ?? start)?.nextID ?? null;

  async function showOlder(): Promise<void> {
    if (nextID === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await load(nextID);
      setOlder((last) => ({ entries: [...(last?.entries ?? []), ...page.entries], nextID: page.nextID }));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return {
    first,
    entries: [...(start?.entries ?? []), ...(older?.entries ?? [])],
    hasOlder: nextID !== null,
    olderState: state,
    showOlder,
  };
}
