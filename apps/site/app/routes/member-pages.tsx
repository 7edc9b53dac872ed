import { Outlet } from 'react-router-dom';
import { MembersOnly } from '../layout/members-only.tsx';

/** Around the pages of members: they are there for whoever is signed in (RT-51). */
export default function MemberPages() {
  return (
    <MembersOnly>
      <Outlet />
    </MembersOnly>
  );
}
