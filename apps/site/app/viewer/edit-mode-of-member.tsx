import { EditMode } from '@wbn/business-office/edit-mode/edit-mode.tsx';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import type { ComponentProps } from 'react';

/** Edit mode on a public page, with all that members' pages have around them; loaded for owners alone. */
export function EditModeOfMember(props: ComponentProps<typeof EditMode>) {
  return (
    <MemberQueries>
      <EditMode {...props} />
    </MemberQueries>
  );
}
