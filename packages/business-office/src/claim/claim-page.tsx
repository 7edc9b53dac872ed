import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { businessPath, membersScreenPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { ObjectionPart } from '@wbn/cards/objection/objection-part.tsx';
import {
  type BusinessClaim,
  type Claim,
  type ClaimState,
  loadClaim,
  openClaimStates,
  withdrawClaim,
} from '@wbn/contract/claims/claims.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { ClaimByMail } from './claim-by-mail.tsx';
import { ClaimDocuments } from './claim-documents.tsx';
import { useClaimMutation } from './use-claim-mutation.ts';

interface ClaimPageProps {
  readonly api: ApiClient;
  /** Undefined when the address names no company. */
  readonly businessID: string | undefined;
}

/** Where a member claims an imported company, by a mailed code or with documents, and sees what became of it. */
export function ClaimPage({ api, businessID = '' }: ClaimPageProps) {
  const t = useText('claim-business');
  const path = usePath();
  const { data, error, isPending, refetch } = useQuery(
    callQuery(api, loadClaim, { params: { id: businessID } }),
  );
  if (data) return <ClaimOf api={api} business={data} />;
  if (isPending)
    return (
      <Stack>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Skeleton lines={8} />
      </Stack>
    );
  const isGone = ['NotFound', 'ValidationError'].includes(toApiError(error).code);
  return (
    <Stack>
      <PageHeader title={t('title')} />
      <Surface as="div" padding="none">
        {isGone ? (
          <EmptyState
            icon={<SearchX />}
            title={t('gone')}
            action={<ButtonLink to={path('/search-result')}>{t('search')}</ButtonLink>}
          >
            {t('goneBody')}
          </EmptyState>
        ) : (
          <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />
        )}
      </Surface>
    </Stack>
  );
}

const isOpen = (state: ClaimState) => openClaimStates.some((open) => open === state);

function ClaimOf({ api, business }: { readonly api: ApiClient; readonly business: BusinessClaim }) {
  const t = useText('claim-business');
  const { date } = useLabels();
  const { businessID, companyName, standing, importedFrom, claim } = business;
  const canStart = standing === 'unowned' || standing === 'owned';
  const waits = claim?.state === 'submitted' || claim?.state === 'disputed';
  return (
    <Stack>
      <PageHeader title={t('titleOf', { company: companyName })} lead={t('lead')} />
      {importedFrom && (
        <MutedText>
          {t('source', { source: importedFrom.source, date: date(importedFrom.importedAt) })}
        </MutedText>
      )}
      {claim && claim.state !== 'started' && <Outcome business={business} claim={claim} />}
      {claim?.state === 'refused' && <ObjectionPart api={api} type="claim" id={claim.claimID} />}
      {standing === 'own' && claim?.state !== 'accepted' && <Own business={business} />}
      {standing === 'not-imported' && <Notice tone="info" title={t('notImported')} />}
      {standing === 'owned' && !waits && (
        <Notice tone="info" title={t('owned')}>
          <Text>{t('ownedBody')}</Text>
        </Notice>
      )}
      {canStart && !waits && <ClaimByMail key={`mail ${claim?.claimID}`} api={api} business={business} />}
      {canStart && <ClaimDocuments key={`documents ${claim?.claimID}`} api={api} business={business} />}
      {claim && isOpen(claim.state) && <Withdraw api={api} businessID={businessID} />}
    </Stack>
  );
}

/** What became of a claim that was proven or submitted. */
function Outcome({ business, claim }: { readonly business: BusinessClaim; readonly claim: Claim }) {
  const t = useText('claim-business');
  const { companyName: company } = business;
  const { state, reason } = claim;
  if (state === 'started' || state === 'withdrawn') return null;
  const tone = state === 'refused' ? 'warning' : 'info';
  return (
    <Notice tone={tone} title={t(`outcome.${state}`, { company })}>
      <Text>{t(`outcomeBody.${state}`)}</Text>
      {reason && <Text {...foreignText(reason)}>{t('reason', { reason })}</Text>}
      {state === 'accepted' && business.standing === 'own' && <OwnLinks business={business} />}
    </Notice>
  );
}

function Own({ business }: { readonly business: BusinessClaim }) {
  const t = useText('claim-business');
  return (
    <Notice tone="info" title={t('own', { company: business.companyName })}>
      <OwnLinks business={business} />
    </Notice>
  );
}

function OwnLinks({ business: { businessID, companyName } }: { readonly business: BusinessClaim }) {
  const t = useText('claim-business');
  const path = usePath();
  return (
    <Inline space="sm">
      <ButtonLink to={path(`/business/${businessID}/edit`)} size="sm">
        {t('edit')}
      </ButtonLink>
      <ButtonLink to={path(membersScreenPath(businessID))} size="sm" variant="secondary">
        {t('members')}
      </ButtonLink>
      <ButtonLink
        to={path(businessPath({ businessID, general: { companyName } }))}
        size="sm"
        variant="secondary"
      >
        {t('page')}
      </ButtonLink>
    </Inline>
  );
}

function Withdraw({ api, businessID }: { readonly api: ApiClient; readonly businessID: string }) {
  const t = useText('claim-business');
  const words = useErrorMessage();
  const [asked, setAsked] = useState(false);
  const withdraw = useClaimMutation(api, businessID, withdrawClaim);
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      {withdraw.error && <Notice tone="danger" title={words(toApiError(withdraw.error))} />}
      {asked && (
        <ConfirmDialog
          title={t('withdrawTitle')}
          confirm={t('withdraw')}
          cancel={t('cancel')}
          busy={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate({ params: { id: businessID } }, { onSettled: () => setAsked(false) })
          }
          onCancel={() => setAsked(false)}
        >
          {t('withdrawBody')}
        </ConfirmDialog>
      )}
    </div>
  );
}
