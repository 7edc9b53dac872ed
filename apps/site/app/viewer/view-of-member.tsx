import { Section } from '@wbn/business/business-page/section.tsx';
import type { Viewer } from '@wbn/cards/business/managed.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BusinessViewProps, ShownToMember } from './business-view.tsx';
import { EditModeOfMember } from './edit-mode-of-member.tsx';
import { PublicationBarOfMember } from './publication-bar-of-member.tsx';

interface ViewOfMemberProps extends Pick<BusinessViewProps, 'business'> {
  readonly session: Viewer['session'];
  /** Draws the page: its code is the route's, which visitors load too. */
  readonly children: (shown: ShownToMember) => ReactNode;
}

/**
 * What the people of a company see of its page beside what buyers see: links and state; its owner in edit mode, `editMode=1`; none of
 * it with a buyer's eyes, `editMode=0`.
 */
export function ViewOfMember({ business, session, children }: ViewOfMemberProps) {
  const api = useMemberApi();
  const [search] = useSearchParams();
  const mode = search.get('editMode');
  const asBuyer = mode === '0';
  const { status, goneAt } = session.publication;
  const editing = session.access === 'owner' && mode === '1' && goneAt === undefined;
  const isPublic = status === 'published' && goneAt === undefined;
  return children({
    // What was deleted has no screens to lead to.
    session: asBuyer || goneAt !== undefined ? null : session,
    notice: (asBuyer || editing || !isPublic) && (
      <PublicationBarOfMember
        api={api}
        businessID={business.businessID}
        company={business.general.companyName}
        session={session}
        view={asBuyer ? 'buyer' : 'own'}
      />
    ),
    editMode: editing && (
      <EditModeOfMember
        api={api}
        business={business}
        renderSection={(section, products) => (
          <Section section={section} business={business} products={products} />
        )}
      />
    ),
  });
}
