import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { ExportBusiness } from './export-business.tsx';

interface ExportPageProps {
  readonly api: ApiClient;
  /** Parameter of the route. */
  readonly id: string;
}

/** Where the owner of a company takes its data along. */
export function ExportPage({ api, id }: ExportPageProps) {
  return (
    <ManageFrame api={api} id={id} screen="export">
      {(managed) => <ExportBusiness api={api} managed={managed} />}
    </ManageFrame>
  );
}
