import { CreateBusinessPage } from '@wbn/business-office/create-business/create-business-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { membersHandle } from '../layout/members-handle.ts';
import { MembersOnly } from '../layout/members-only.tsx';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const handle = membersHandle;
export const loader = membersPage('form.title', 'my-business');
export const meta = headMeta;

/** Where a company gets its page (RT-15). */
export default function CreateBusiness() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  return (
    <MembersOnly>
      <CreateBusinessPage key={userID} api={api} userID={userID} />
    </MembersOnly>
  );
}
