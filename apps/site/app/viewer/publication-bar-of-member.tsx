import { PublicationBar } from '@wbn/business-office/publication/publication-bar.tsx';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import type { ComponentProps } from 'react';

/** Whether buyers see a page, with all that members' pages have around them; loaded for its company's people alone. */
export function PublicationBarOfMember(props: ComponentProps<typeof PublicationBar>) {
  return (
    <MemberQueries>
      <PublicationBar {...props} />
    </MemberQueries>
  );
}
