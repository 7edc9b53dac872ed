import { OfficeSidebar } from '@wbn/business-office/office/office-sidebar.tsx';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import type { ReactNode } from 'react';

/** Navigation column of a company's office with the members' query client; loaded for members only. */
export function OfficeColumn({ otherwise }: { readonly otherwise?: ReactNode }) {
  const api = useMemberApi();
  return (
    <MemberQueries>
      <OfficeSidebar api={api} otherwise={otherwise} />
    </MemberQueries>
  );
}
