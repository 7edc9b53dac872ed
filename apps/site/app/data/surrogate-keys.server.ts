import type { RouterContextProvider } from 'react-router-dom';
import { responseContext } from '../context.ts';

/** What a page can show, as the database names it when it is changed (triggers `purge_...` in `packages/postgres/src/schema`). */
interface Shown {
  readonly business?: string | undefined;
  readonly product?: string | undefined;
  readonly user?: string | undefined;
  /** Of these kinds the page lists the newest or the best, so one more may belong on it. */
  readonly list?: 'business' | 'product' | 'user' | undefined;
}

/** Says by id what a page shows: a change of it takes the page out of every cache. */
export function addSurrogateKeys(context: Readonly<RouterContextProvider>, ...shown: readonly Shown[]): void {
  const { surrogateKeys } = context.get(responseContext);
  for (const ids of shown)
    for (const [kind, id] of Object.entries(ids)) if (id) surrogateKeys.add(`${kind}:${id}`);
}
