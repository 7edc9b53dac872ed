import { ExportPage } from '@wbn/business-office/export/export-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('screen.export', 'my-business');
export const meta = headMeta;

/** Download of a company's data, for its owner. */
export default function BusinessExport() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <ExportPage api={api} id={id} />;
}
