import { FiguresPage } from '@wbn/business-office/figures/figures-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Who sees and finds a company, for its owner and admins. */
export default function BusinessFigures() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <FiguresPage api={api} id={id} />;
}
