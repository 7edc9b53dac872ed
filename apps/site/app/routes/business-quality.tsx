import { QualityPage } from '@wbn/business-office/quality/quality-panel.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Quality score of a company, and how to raise it. */
export default function BusinessQuality() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <QualityPage api={api} id={id} />;
}
