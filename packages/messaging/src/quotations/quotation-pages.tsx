import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { openQuotationsPath, ownQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { loadOpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import { loadOwnQuotation } from '@wbn/contract/quotations/quotations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { refetchMounted } from '@wbn/session/live/refetch-mounted.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { OpenQuotation } from './open-quotation.tsx';
import { OwnQuotation } from './own-quotation.tsx';

interface OwnQuotationPageProps {
  readonly api: ApiClient;
  readonly quotationID: string;
}

/** A request for quotation of the person or of one of their companies; others see the page for suppliers. */
export function OwnQuotationPage({ api, quotationID }: OwnQuotationPageProps) {
  const path = usePath();
  const asked = callQuery(api, loadOwnQuotation, { params: { id: quotationID } });
  const { data, error, isLoadingError, refetch } = useQuery(asked);
  useRefetchOnNews(asked.queryKey);
  if (data) return <OwnQuotation api={api} quotation={data} />;
  if (!isLoadingError) return <Skeleton lines={8} />;
  if (isMissing(error)) return <Navigate to={path(openQuotationsPath({ quotationID }))} replace />;
  return <NotLoaded error={error} refetch={refetch} back={ownQuotationsPath()} />;
}

interface OpenQuotationPageProps extends OwnQuotationPageProps {
  readonly userID: string;
  /** Id of the company that looks at it; undefined: one that it fits. */
  readonly businessID: string | undefined;
  /** Entries of the menu: the report. */
  readonly report?: ReactNode;
}

/** A request for quotation as a supplier sees it (RFQ-04). */
export function OpenQuotationPage(props: OpenQuotationPageProps) {
  const { api, userID, quotationID, businessID, report } = props;
  const query = { ...(businessID && { bid: businessID }) };
  const asked = callQuery(api, loadOpenQuotation, { params: { id: quotationID }, query });
  const { data, error, isLoadingError, refetch } = useQuery(asked);
  useRefetchOnNews(asked.queryKey);
  if (data)
    return <OpenQuotation key={data.businessID} api={api} userID={userID} quotation={data} report={report} />;
  if (!isLoadingError) return <Skeleton lines={8} />;
  return <NotLoaded error={error} refetch={refetch} back={openQuotationsPath()} />;
}

/** Refetches when a notification arrives: of an offer, a choice or an end. */
function useRefetchOnNews(queryKey: Parameters<typeof refetchMounted>[1]): void {
  const client = useQueryClient();
  useLiveEvents('notification', () => void refetchMounted(client, queryKey));
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}

interface NotLoadedProps {
  readonly error: Error;
  readonly refetch: () => unknown;
  /** Path of the list to go to. */
  readonly back: string;
}

function NotLoaded({ error, refetch, back }: NotLoadedProps) {
  const t = useText('quotations');
  const path = usePath();
  if (!isMissing(error)) return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
  return (
    <EmptyState title={t('missing')} action={<ButtonLink to={path(back)}>{t('toList')}</ButtonLink>}>
      {t('missingBody')}
    </EmptyState>
  );
}
