import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { RemovalPage } from '@wbn/social/safety/removal-page.tsx';
import { useParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('removal.title', 'safety');
export const meta = headMeta;

/** Why a text of the signed-in person was removed. */
export default function Removal() {
  const { id = '' } = useParams();
  return <RemovalPage key={id} api={useMemberApi()} removalID={id} />;
}
