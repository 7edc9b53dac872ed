import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { QualityPanel } from './quality-panel.tsx';

interface QualityPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Parameter of the route. */
  readonly id: string;
}

/** Where a company stands and what would lift it, for everybody who works for it. */
export function QualityPage({ api, id }: QualityPageProps) {
  return (
    <ManageFrame api={api} id={id} screen="quality">
      {({ business, session }) => (
        <QualityPanel
          api={api}
          businessID={business.businessID}
          access={session.access}
          told={Number.POSITIVE_INFINITY}
        />
      )}
    </ManageFrame>
  );
}
