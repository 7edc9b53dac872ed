import { FiguresPage } from '@wbn/business-office/figures/figures-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('screen.figures', 'my-business');
export const meta = headMeta;

/** Who sees and finds a company, for its owner and admins. */
export default function BusinessFigures() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <FiguresPage api={api} id={id} />;
}
