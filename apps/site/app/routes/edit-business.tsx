import { EditBusinessPage, shownPart } from '@wbn/business-office/edit-business/edit-business-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

/** Each tab has its own title, to tell open browser tabs apart. */
export function loader(args: LoaderFunctionArgs) {
  return membersPage(args, `edit-business:tab.${shownPart(args.params.tab)}`, 'edit-business:title');
}

export const meta = headMeta;

/** Form for a company's profile (RT-23, LAY-34). */
export default function EditBusiness() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const { id = '', tab } = useParams();
  return <EditBusinessPage api={api} userID={userID} id={id} part={shownPart(tab)} />;
}
