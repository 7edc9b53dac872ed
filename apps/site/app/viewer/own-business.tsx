import { useQuery } from '@tanstack/react-query';
import { BusinessLoading } from '@wbn/business/business-page/business-loading.tsx';
import { Section } from '@wbn/business/business-page/section.tsx';
import { listBusinessProductsQuery } from '@wbn/cards/business/list-business-products.query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import type { BusinessViewProps } from './business-view.tsx';
import type { AskedProps } from './own-page.tsx';
import { usePreviewTitle } from './use-preview-title.ts';
import { usePublicPage } from './use-public-page.ts';

/** The page of a company that is not public, for its own people: as it would be, with a bar that says so. */
export function OwnBusiness(props: AskedProps<BusinessViewProps>) {
  return (
    <MemberQueries>
      <Asked {...props} />
    </MemberQueries>
  );
}

function Asked({ id, missing, children }: AskedProps<BusinessViewProps>) {
  const api = useMemberApi();
  const company = useQuery(loadBusinessQuery(api, { id }));
  const products = useQuery(listBusinessProductsQuery(api, { businessID: id }));
  const { business, session } = company.data ?? {};
  usePublicPage(session);
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
