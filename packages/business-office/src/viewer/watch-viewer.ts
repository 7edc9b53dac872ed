import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type LoadedBusiness, loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { toViewer, type Viewer } from '@wbn/cards/business/office-context.ts';
import { memberQueryClient } from '@wbn/session/member-query-client.ts';

/**
 * Calls back with the viewer's relation to a company on every change, null after a failure; returns a stop function.
 */
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
