import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { RemovalPage } from '@wbn/social/safety/removal-page.tsx';
import { useParams } from 'react-router-dom';

/** Why a text of the signed-in person was removed. */
export default function Removal() {
  const { id = '' } = useParams();
  return <RemovalPage key={id} api={useMemberApi()} removalID={id} />;
}
