import { BusinessPage } from '@wbn/business/business-page/business-page.tsx';
import type { BusinessSection } from '@wbn/cards/business/business-sections.ts';
import type { Viewer } from '@wbn/cards/business/managed.ts';
import { type ReactNode, Suspense } from 'react';
import { latePart } from './late-part.ts';

const ownParts = () => import('./own-parts.ts');
const ViewOfMember = latePart(async () => (await ownParts()).ViewOfMember);
export const OwnBusiness = latePart(async () => (await ownParts()).OwnBusiness);

export interface BusinessViewProps {
  readonly business: Viewer['business'];
  /** Draws a section as buyers see it. */
  readonly renderSection: (section: BusinessSection) => ReactNode;
  /** What the viewer is to the company; null for visitors and everybody else. */
  readonly session: Viewer['session'] | null;
  /** Like, Follow and Connect, and how many have; absent where the page itself is not public. */
  readonly actions?: ReactNode;
  readonly counts?: ReactNode;
  readonly ask?: ReactNode;
  readonly comments?: ReactNode;
  /** Companies like it; absent where the page itself is not public. */
  readonly similar?: ReactNode;
  /** What it has posted lately; absent where the page itself is not public. */
  readonly posts?: ReactNode;
}

export interface ShownToMember {
  readonly session: Viewer['session'] | null;
  readonly notice: ReactNode;
  readonly editMode: ReactNode;
}

const shownToBuyers: ShownToMember = { session: null, notice: null, editMode: null };

/** The page of a company as its viewer sees it; what only its own people see comes late. */
export function BusinessView({ session, ...of }: BusinessViewProps) {
  const draw = (shown: ShownToMember) => <BusinessPage {...of} {...shown} />;
  if (!session) return draw(shownToBuyers);
  return (
    <Suspense fallback={draw(shownToBuyers)}>
      <ViewOfMember business={of.business} session={session}>
        {draw}
      </ViewOfMember>
    </Suspense>
  );
}
