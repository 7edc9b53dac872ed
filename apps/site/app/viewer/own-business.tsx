import { useQuery } from '@tanstack/react-query';
import { BusinessLoading } from '@wbn/business/business-page/business-loading.tsx';
import { Section } from '@wbn/business/business-page/section.tsx';
import { EditMode } from '@wbn/business-office/edit-mode/edit-mode.tsx';
import { PublicationBar } from '@wbn/business-office/publication/publication-bar.tsx';
import { listBusinessProductsQuery } from '@wbn/cards/business/list-business-products.query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import type { Viewer } from '@wbn/cards/business/office-context.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BusinessViewProps, ShownToMember } from './business-view.tsx';
import type { OwnPartProps } from './own-page.tsx';
import { usePreviewTitle, useReloadWhenPublic } from './own-page-effects.ts';

/** Preview of an unpublished company for its members, with a bar that explains its state. */
export function OwnBusiness(props: OwnPartProps<BusinessViewProps>) {
  return (
    <MemberQueries>
      <LoadedBusiness {...props} />
    </MemberQueries>
  );
}

function LoadedBusiness({ id, missing, children }: OwnPartProps<BusinessViewProps>) {
  const api = useMemberApi();
  const company = useQuery(loadBusinessQuery(api, { id }));
  const products = useQuery(listBusinessProductsQuery(api, { businessID: id }));
  const { business, session } = company.data ?? {};
  useReloadWhenPublic(session);
  usePreviewTitle(session ? business?.general.companyName : undefined);
  if (company.isPending || products.isPending) return <BusinessLoading />;
  if (!business || !session) return missing;
  return children({
    business,
    session,
    renderSection: (section) => (
      <Section section={section} business={business} products={products.data ?? []} />
    ),
  });
}

interface MemberViewProps extends Pick<BusinessViewProps, 'business'> {
  readonly session: Viewer['session'];
  /** Renders the page. */
  readonly children: (shown: ShownToMember) => ReactNode;
}

/**
 * Adds links and publication state to a company's page for its members, and edit mode for its owner (`editMode=1`);
 * `editMode=0` shows the page as visitors see it.
 */
export function MemberView({ business, session, children }: MemberViewProps) {
  const api = useMemberApi();
  const [search] = useSearchParams();
  const mode = search.get('editMode');
  const asBuyer = mode === '0';
  const { status, goneAt } = session.publication;
  const editing = session.access === 'owner' && mode === '1' && goneAt === undefined;
  const isPublic = status === 'published' && goneAt === undefined;
  return children({
    // A deleted company has no screens to link to.
    session: asBuyer || goneAt !== undefined ? null : session,
    notice: (asBuyer || editing || !isPublic) && (
      <MemberQueries>
        <PublicationBar
          api={api}
          businessID={business.businessID}
          company={business.general.companyName}
          session={session}
          view={asBuyer ? 'buyer' : 'own'}
        />
      </MemberQueries>
    ),
    editMode: editing && (
      <MemberQueries>
        <EditMode
          api={api}
          business={business}
          renderSection={(section, products) => (
            <Section section={section} business={business} products={products} />
          )}
        />
      </MemberQueries>
    ),
  });
}
