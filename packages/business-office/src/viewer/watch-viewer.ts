import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type LoadedBusiness, loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { toViewer, type Viewer } from '@wbn/cards/business/managed.ts';
import { memberQueryClient } from '@wbn/session/member-query-client.ts';

/** Tells who the viewer is to a company, now and whenever it changes; null when it could not be asked. Gives the way to stop. */
export function watchViewer(
  api: ApiClient,
  businessID: string,
  listener: (viewer: Viewer | null) => void,
): () => void {
  const observer = new QueryObserver(memberQueryClient(), loadBusinessQuery(api, { id: businessID }));
  const tell = ({ data }: QueryObserverResult<LoadedBusiness>) => listener(data ? toViewer(data) : null);
  tell(observer.getCurrentResult());
  return observer.subscribe(tell);
}
