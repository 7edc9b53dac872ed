import { BusinessPage } from '@wbn/business/business-page/business-page.tsx';
import type { BusinessSection } from '@wbn/cards/business/business-sections.ts';
import type { Viewer } from '@wbn/cards/business/office-context.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyMemberPart } from './lazy-member-part.ts';

const ownBusiness = () => import('./own-business.tsx');
const MemberView = lazyMemberPart(async () => (await ownBusiness()).MemberView);
export const OwnBusiness = lazyMemberPart(async () => (await ownBusiness()).OwnBusiness);

export interface BusinessViewProps {
  readonly business: Viewer['business'];
  /** Renders a section as visitors see it. */
  readonly renderSection: (section: BusinessSection) => ReactNode;
  /** Rights of the viewer in the company; null for outsiders. */
  readonly session: Viewer['session'] | null;
  // Absent for an unpublished page.
  readonly actions?: ReactNode;
  readonly counts?: ReactNode;
  readonly ask?: ReactNode;
  readonly comments?: ReactNode;
  readonly similar?: ReactNode;
  readonly posts?: ReactNode;
  readonly groups?: ReactNode;
}

export interface ShownToMember {
  readonly session: Viewer['session'] | null;
  readonly notice: ReactNode;
  readonly editMode: ReactNode;
}

const shownToBuyers: ShownToMember = { session: null, notice: null, editMode: null };

/** The page of a company with the viewer's additions, which are loaded for its members only. */
export function BusinessView({ session, ...of }: BusinessViewProps) {
  const render = (shown: ShownToMember) => <BusinessPage {...of} {...shown} />;
  if (!session) return render(shownToBuyers);
  return (
    <Suspense fallback={render(shownToBuyers)}>
      <MemberView business={of.business} session={session}>
        {render}
      </MemberView>
    </Suspense>
  );
}
