import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listOwnBusinesses, type OwnBusiness } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { screenPath } from '../manage/screens.ts';
import { isNoMember, leaveBusinessMutation } from '../members/members.query.ts';
import * as styles from './my-business.css.ts';
import { OwnBusinessCard } from './own-business-card.tsx';

/** Milliseconds in which the page and the sidebar share one response; writes invalidate it. */
const shared = 5_000;

interface OwnBusinessesProps {
  readonly api: ApiClient;
  /** Id of the company that was just created or joined. */
  readonly newID: string | undefined;
}

/** The companies of the person (BIZ-01 to BIZ-03). */
export function OwnBusinesses({ api, newID }: OwnBusinessesProps) {
  const t = useText('my-business');
  const [leaving, setLeaving] = useState<OwnBusiness>();
  const {
    data: businesses,
    isPending,
    isFetching,
    refetch,
  } = useQuery(callQuery(api, listOwnBusinesses, {}, { staleTime: shared }));
  // A response from before the creation does not contain the new company.
  const isOutdated =
    isFetching && newID !== undefined && !businesses?.some(({ businessID }) => businessID === newID);
  if (isPending || isOutdated) return <CardsLoading />;
  if (!businesses) {
    return (
      <Surface as="div" padding="none">
        <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />
      </Surface>
    );
  }
  if (businesses.length === 0) return <None />;
  return (
    <>
      <Stack as="ul" space="md">
        {businesses.map((business) => (
          <li key={business.businessID}>
            <OwnBusinessCard
              api={api}
              business={business}
              isNew={business.businessID === newID}
              onLeave={() => setLeaving(business)}
            />
          </li>
        ))}
      </Stack>
      {leaving && <LeaveBusinessDialog api={api} business={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function None() {
  const t = useText('my-business');
  const path = usePath();
  return (
    <Surface as="div" padding="none">
      <EmptyState
        title={t('none')}
        icon={<Building2 />}
        action={<ButtonLink to={path('/business/create')}>{t('create')}</ButtonLink>}
      >
        {t('noneBody')}
      </EmptyState>
    </Surface>
  );
}

/** BIZ-29 */
function CardsLoading() {
  const t = useText('my-business');
  return (
    <Stack space="md" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {['first', 'second'].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.photo}>
            <Skeleton shape="photo" />
          </div>
          <div className={styles.words}>
            <Skeleton shape="heading" width="min(16rem, 100%)" />
            <Skeleton width="6rem" />
            <Skeleton width="10rem" />
          </div>
          <div className={styles.description}>
            <Skeleton lines={2} />
            <div className={styles.actions}>
              <Skeleton shape="button" width="9rem" height="2rem" />
              <Skeleton shape="button" width="8rem" height="2rem" />
            </div>
          </div>
        </div>
      ))}
    </Stack>
  );
}

interface LeaveBusinessDialogProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
  readonly onClose: () => void;
}

/** Confirms leaving a company; the only owner is told to hand it over first (decision 7). */
function LeaveBusinessDialog({ api, business, onClose }: LeaveBusinessDialogProps) {
  const t = useText('my-business');
  const toast = useToast();
  const path = usePath();
  const { businessID } = business;
  const { companyName: company } = business.general;
  const { mutateAsync, isPending, error } = useMutation(leaveBusinessMutation(api, businessID));

  const leave = async () => {
    try {
      await mutateAsync();
    } catch (refusal) {
      if (isLastOwner(refusal)) return;
      if (!isNoMember(refusal)) {
        toast(t('loadFailed'), 'danger');
        // Close the dialog, because it would cover the toast.
        return onClose();
      }
    }
    toast(t('leave.done', { company }), 'success');
    onClose();
  };

  if (business.soleOwner || isLastOwner(error)) {
    return (
      <Dialog
        key="last-owner"
        title={t('leave.lastOwner', { company })}
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('leave.close')}
            </Button>
            <ButtonLink to={path(screenPath(businessID, 'members'))}>{t('leave.toMembers')}</ButtonLink>
          </>
        }
      >
        <Text>{t('leave.lastOwnerBody')}</Text>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      key="asking"
      title={t('leave.title', { company })}
      confirm={t('leave.confirm')}
      cancel={t('cancel')}
      busy={isPending}
      onConfirm={leave}
      onCancel={onClose}
    >
      <Text>{t('leave.body')}</Text>
    </ConfirmDialog>
  );
}

function isLastOwner(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'Conflict';
}
