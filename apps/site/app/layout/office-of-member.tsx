import { OfficeSidebar } from '@wbn/business-office/office/office-sidebar.tsx';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import type { ReactNode } from 'react';

interface OfficeOfMemberProps {
  readonly otherwise?: ReactNode;
}

/** The office's column with all that members' parts have around them; loaded for members alone. */
export function OfficeOfMember({ otherwise }: OfficeOfMemberProps) {
  const api = useMemberApi();
  return (
    <MemberQueries>
      <OfficeSidebar api={api} otherwise={otherwise} />
    </MemberQueries>
  );
}
