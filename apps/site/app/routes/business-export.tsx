import { ExportPage } from '@wbn/business-office/export/export-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Download of a company's data, for its owner. */
export default function BusinessExport() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <ExportPage api={api} id={id} />;
}
