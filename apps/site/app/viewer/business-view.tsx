import { BusinessPage, Section } from '@wbn/business/business-page/business-page.tsx';
import type { Viewer } from '@wbn/business-office/viewer/viewer.ts';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { latePart } from './late-part.ts';

const ownParts = () => import('./own-parts.ts');
const PublicationBar = latePart(async () => (await ownParts()).PublicationBarOfMember);
const EditMode = latePart(async () => (await ownParts()).EditModeOfMember);
export const OwnBusiness = latePart(async () => (await ownParts()).OwnBusiness);

export interface BusinessViewProps {
  readonly business: Viewer['business'];
  readonly products: readonly BusinessProduct[];
  /** What the viewer is to the company; null for visitors and everybody else. */
  readonly session: Viewer['session'] | null;
  /** The day the page was rendered, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The page of a company as its viewer sees it: a buyer; its own people, with links and state; its owner in edit mode, `editMode=1`; or
 * one of them who looks with a buyer's eyes, `editMode=0`.
 */
export function BusinessView({ business, products, session, today }: BusinessViewProps) {
  const api = useMemberApi();
  const [search] = useSearchParams();
  const mode = search.get('editMode');
  const asBuyer = mode === '0';
  const { status, goneAt } = session?.publication ?? {};
  const editing = session?.access === 'owner' && mode === '1' && goneAt === undefined;
  const isPublic = status === 'published' && goneAt === undefined;
  return (
    <BusinessPage
      business={business}
      products={products}
      // What was deleted has no screens to lead to.
      session={asBuyer || goneAt !== undefined ? null : session}
      today={today}
      notice={
        session &&
        (asBuyer || editing || !isPublic) && (
          <Suspense fallback={null}>
            <PublicationBar
              api={api}
              businessID={business.businessID}
              company={business.general.companyName}
              session={session}
              view={asBuyer ? 'buyer' : 'own'}
            />
          </Suspense>
        )
      }
      editMode={
        editing && (
          <Suspense fallback={null}>
            <EditMode
              api={api}
              business={business}
              products={products}
              renderSection={(section, offered) => (
                <Section section={section} business={business} products={offered} today={today} />
              )}
            />
          </Suspense>
        )
      }
    />
  );
}
