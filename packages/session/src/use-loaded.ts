import type { Query } from '@wbn/api-client/query.ts';
import { useEffect, useEffectEvent, useState } from 'react';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: Value };

const loading = { state: 'loading' } as const;

/** Runs a query when the page is shown, and again when its key changes or `again` is called. */
export function useLoaded<Value>(query: Query<Value>): Loaded<Value> & { readonly again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${JSON.stringify(query.queryKey)}`;
  const [loaded, setLoaded] = useState<{ key: string; result: Loaded<Value> }>({ key: '', result: loading });

  const run = useEffectEvent(() => query.queryFn());
  useEffect(() => {
    let left = false;
    const settle = (result: Loaded<Value>) => {
      if (!left) setLoaded({ key, result });
    };
    run().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [key]);

  const result = loaded.key === key ? loaded.result : loading;
  return { ...result, again: () => setAttempt((last) => last + 1) };
}
