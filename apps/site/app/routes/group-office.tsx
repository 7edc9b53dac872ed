import { lastId } from '@wbn/cards/business/business-path.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { GroupOfficePage } from '@wbn/social/groups/group-office-page.tsx';
import { useParams } from 'react-router-dom';

/** Members, requests, invitations, bans and settings of a group (GRP-04). */
export default function GroupOffice() {
  const { slug = '', screen = '' } = useParams();
  const groupID = lastId(slug) ?? '';
  return <GroupOfficePage key={groupID} api={useMemberApi()} groupID={groupID} screen={screen} />;
}
