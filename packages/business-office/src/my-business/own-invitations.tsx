import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import {
  acceptInvitation,
  declineInvitation,
  listOwnInvitations,
  type OwnInvitation,
} from '@wbn/contract/business/invitations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { invitationAnswered } from '../cache-updates.ts';
import { BusinessEntry } from './business-entry.tsx';
import * as styles from './my-business.css.ts';

interface OwnInvitationsProps {
  readonly api: ApiClient;
  readonly email: string | undefined;
  /** Id of the invitation that a mail's link leads to. */
  readonly askedID: string | undefined;
  readonly onAccepted: (businessID: string) => void;
}

/** Invitations of the person; renders nothing without any. */
export function OwnInvitations({ api, email, askedID, onAccepted }: OwnInvitationsProps) {
  const t = useText('my-business');
  const { data: invitations, isPending, refetch } = useQuery(callQuery(api, listOwnInvitations, {}));
  const [answered, setAnswered] = useState<readonly string[]>([]);
  if (isPending) return askedID ? <Skeleton shape="block" height="10rem" /> : null;
  if (!invitations) {
    return (
      <Notice tone="warning" title={t('invitations.loadFailed')}>
        <Button variant="secondary" size="sm" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  const waiting = invitations.filter(({ invitationID }) => !answered.includes(invitationID));
  const known = [...answered, ...invitations.map(({ invitationID }) => invitationID)];
  const isLost = askedID !== undefined && !known.includes(askedID);
  return (
    <>
      {isLost && (
        <Notice
          tone="warning"
          title={email ? t('invitations.notYours', { email }) : t('invitations.notYoursWithout')}
        >
          <Text>{t('invitations.notYoursBody')}</Text>
        </Notice>
      )}
      {waiting.length > 0 && (
        <Stack as="section" space="sm" aria-labelledby="invitations">
          <Heading level={2} size="md" id="invitations">
            {t('invitations.title')}
          </Heading>
          <Stack as="ul" space="md">
            {waiting.map((invitation) => (
              <li key={invitation.invitationID}>
                <InvitationCard
                  api={api}
                  invitation={invitation}
                  isAsked={invitation.invitationID === askedID}
                  onAnswer={(answer) => {
                    setAnswered((last) => [...last, invitation.invitationID]);
                    if (answer === 'accepted') onAccepted(invitation.business.businessID);
                  }}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}

type InvitationAnswer = 'accepted' | 'declined' | 'gone';

interface InvitationCardProps {
  readonly api: ApiClient;
  readonly invitation: OwnInvitation;
  /** The mail's link leads to this one. */
  readonly isAsked: boolean;
  readonly onAnswer: (answer: InvitationAnswer) => void;
}

/** An invitation: who invites, in which role, until when. */
function InvitationCard({ api, invitation, isAsked, onAnswer }: InvitationCardProps) {
  const t = useText('my-business');
  const { date } = useLabels();
  const toast = useToast();
  const [doubting, setDoubting] = useState(false);
  const { invitationID, business, invitedBy: name, access } = invitation;
  const accept = useMutation({
    mutationFn: () => api.call(acceptInvitation, { params: { id: invitationID } }),
    onSuccess: (_reply, _nothing, _result, { client }) => invitationAnswered(client),
  });
  const decline = useMutation({
    mutationFn: () => api.call(declineInvitation, { params: { id: invitationID } }),
    onSuccess: (_reply, _nothing, _result, { client }) => invitationAnswered(client),
  });
  const { companyName: company } = business.general;
  const titleId = `invitation-${invitationID}`;
  const role = t(`role.${access}`);

  const answer = async (given: 'accepted' | 'declined') => {
    try {
      await (given === 'accepted' ? accept : decline).mutateAsync();
      toast(t(`invitations.${given}`, { company }), 'success');
      onAnswer(given);
    } catch (error) {
      const isGone = toApiError(error).code === 'NotFound';
      toast(t(isGone ? 'invitations.gone' : 'loadFailed'), 'danger');
      setDoubting(false);
      if (isGone) onAnswer('gone');
    }
  };

  return (
    <>
      <BusinessEntry business={business} titleId={titleId} level={3} isMarked={isAsked}>
        <div>
          <Text weight="medium">
            {name ? t('invitations.by', { name, role }) : t('invitations.byNobody', { role })}
          </Text>
          <MutedText>{t(`roleAllows.${access}`)}</MutedText>
        </div>
        <MutedText>{t('invitations.until', { date: date(invitation.expiresAt) })}</MutedText>
        <div className={styles.actions}>
          <Button
            size="sm"
            loading={accept.isPending}
            aria-describedby={titleId}
            onClick={() => answer('accepted')}
          >
            {t('invitations.accept')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={accept.isPending}
            aria-describedby={titleId}
            onClick={() => setDoubting(true)}
          >
            {t('invitations.decline')}
          </Button>
        </div>
      </BusinessEntry>
      {doubting && (
        <ConfirmDialog
          title={t('invitations.declineTitle', { company })}
          confirm={t('invitations.decline')}
          cancel={t('cancel')}
          busy={decline.isPending}
          onConfirm={() => answer('declined')}
          onCancel={() => setDoubting(false)}
        >
          <Text>{t('invitations.declineBody')}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
