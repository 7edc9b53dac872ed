import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { openQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { listOwnBusinesses, type OwnBusiness } from '@wbn/contract/business/business.ts';
import { paidLevels } from '@wbn/contract/membership/membership-plans.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { FileQuestion, Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { checkoutPath } from '../manage/screens.ts';
import { readCreatedID } from './created-state.ts';
import { OwnBusinesses } from './own-businesses.tsx';
import { OwnInvitations } from './own-invitations.tsx';

/** Milliseconds in which the page and the sidebar share one response; writes invalidate it. */
const shared = 5_000;

interface MyBusinessPageProps {
  readonly api: ApiClient;
  readonly email?: string | undefined;
}

/** The person's companies and invitations (RT-11, RT-12). */
export function MyBusinessPage({ api, email }: MyBusinessPageProps) {
  const t = useText('my-business');
  const path = usePath();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { data: businesses } = useQuery(callQuery(api, listOwnBusinesses, {}, { staleTime: shared }));
  const [joined, setJoined] = useState<string>();
  const count = businesses?.length ?? 0;
  return (
    <Stack space="lg">
      <PageHeader
        title={t('title')}
        lead={count > 0 && t('lead', { count })}
        action={
          count > 0 && (
            <>
              <ButtonLink
                to={path(openQuotationsPath())}
                variant="secondary"
                icon={<FileQuestion aria-hidden="true" />}
              >
                {t('openRequests')}
              </ButtonLink>
              <ButtonLink to={path('/business/create')} icon={<Plus aria-hidden="true" />}>
                {t('create')}
              </ButtonLink>
            </>
          )
        }
      />
      {search.get('membership') === 'choose-business' && businesses && (
        <ChooseCompany businesses={businesses} plan={search.get('plan')} />
      )}
      <OwnInvitations
        api={api}
        email={email}
        askedID={search.get('invitation') ?? undefined}
        onAccepted={setJoined}
      />
      <OwnBusinesses api={api} newID={joined ?? readCreatedID(state)} />
    </Stack>
  );
}

interface ChooseCompanyProps {
  readonly businesses: readonly OwnBusiness[];
  /** The plan that the person wants to buy, as the address has it. */
  readonly plan: string | null;
}

/**
 * Leads to the checkout of the plan: at once for the only company that the person owns, else by a choice, and without any company by the
 * form of a new one. Without a plan it says where a plan is bought.
 */
function ChooseCompany({ businesses, plan }: ChooseCompanyProps) {
  const t = useText('my-business');
  const path = usePath();
  const wanted = paidLevels.find((level) => level === plan);
  const owned = businesses.filter(
    ({ access, publication }) => access === 'owner' && publication.goneAt === undefined,
  );
  const [only, ...others] = owned;
  if (wanted && businesses.length === 0)
    return (
      <Notice tone="info" title={t('choose.first')}>
        <ButtonLink to={path(`/business/create?plan=${wanted}`)}>{t('create')}</ButtonLink>
      </Notice>
    );
  if (wanted && only && others.length === 0)
    return <Navigate to={path(checkoutPath(only.businessID, wanted))} replace />;
  return (
    <Notice tone="info" title={t('choose.title')}>
      {wanted && owned.length > 0 ? (
        <ul>
          {owned.map((business) => (
            <li key={business.businessID}>
              <TextLink to={path(checkoutPath(business.businessID, wanted))}>
                {business.general.companyName}
              </TextLink>
            </li>
          ))}
        </ul>
      ) : (
        <Text>{t(businesses.length > 0 ? 'choose.body' : 'choose.none')}</Text>
      )}
    </Notice>
  );
}
