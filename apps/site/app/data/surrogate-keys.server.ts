import type { RouterContextProvider } from 'react-router-dom';
import { responseContext } from '../context.ts';

/** Content of a page, named as in the database's purges (triggers `purge_...` in `packages/postgres/src/schema`). */
interface Shown {
  readonly business?: string | undefined;
  readonly product?: string | undefined;
  readonly user?: string | undefined;
  readonly group?: string | undefined;
  readonly post?: string | undefined;
  /** The edition whose frame is around the page: what it announces. */
  readonly frame?: string | undefined;
  /** The page lists the newest or best of this kind, so that a new one may belong on it. */
  readonly list?: 'business' | 'product' | 'user' | 'group' | undefined;
}

/** Records what a page shows; a change of it purges the page from every cache. */
export function addSurrogateKeys(context: Readonly<RouterContextProvider>, ...shown: readonly Shown[]): void {
  const { surrogateKeys } = context.get(responseContext);
  for (const ids of shown)
    for (const [kind, id] of Object.entries(ids)) if (id) surrogateKeys.add(`${kind}:${id}`);
  // An entry that has changed may belong at another place.
  for (const { list } of shown) if (list && list !== 'group') surrogateKeys.add(`search:${list}`);
}
