import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { acceptInvitation } from '@wbn/contract/business/accept-invitation.ts';
import { declineInvitation } from '@wbn/contract/business/decline-invitation.ts';
import type { OwnInvitation } from '@wbn/contract/business/list-own-invitations.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyCard } from './company-card.tsx';
import * as styles from './my-business.css.ts';

export type InvitationAnswer = 'accepted' | 'declined' | 'gone';

interface InvitationCardProps {
  readonly api: ApiClient;
  readonly invitation: OwnInvitation;
  /** The mail's link led to this one. */
  readonly isAsked: boolean;
  readonly onAnswer: (answer: InvitationAnswer) => void;
}

/** A company that wants the person: who asks, as what, until when. */
export function InvitationCard({ api, invitation, isAsked, onAnswer }: InvitationCardProps) {
  const { t } = useTranslation('my-business');
  const { date } = useLabels();
  const toast = useToast();
  const [state, setState] = useState<'waiting' | 'accepting' | 'doubting' | 'declining'>('waiting');
  const { invitationID, business, invitedBy: name, access } = invitation;
  const { companyName: company } = business.general;
  const titleId = `invitation-${invitationID}`;
  const role = t(`role.${access}`);

  const answer = async (call: typeof acceptInvitation | typeof declineInvitation) => {
    const isAccepting = call === acceptInvitation;
    setState(isAccepting ? 'accepting' : 'declining');
    try {
      await api.call(call, { params: { id: invitationID } });
      toast(t(isAccepting ? 'invitations.accepted' : 'invitations.declined', { company }), 'success');
      onAnswer(isAccepting ? 'accepted' : 'declined');
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'NotFound';
      toast(t(isGone ? 'invitations.gone' : 'loadFailed'), 'danger');
      setState('waiting');
      if (isGone) onAnswer('gone');
    }
  };

  return (
    <>
      <CompanyCard business={business} titleId={titleId} level={3} isMarked={isAsked}>
        <div>
          <Text weight="medium">
            {name ? t('invitations.by', { name, role }) : t('invitations.byNobody', { role })}
          </Text>
          <Text size="sm" tone="muted">
            {t(`roleAllows.${access}`)}
          </Text>
        </div>
        <Text size="sm" tone="muted">
          {t('invitations.until', { date: date(invitation.expiresAt) })}
        </Text>
        <div className={styles.actions}>
          <Button
            size="sm"
            loading={state === 'accepting'}
            aria-describedby={titleId}
            onClick={() => answer(acceptInvitation)}
          >
            {t('invitations.accept')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={state === 'accepting'}
            aria-describedby={titleId}
            onClick={() => setState('doubting')}
          >
            {t('invitations.decline')}
          </Button>
        </div>
      </CompanyCard>
      {(state === 'doubting' || state === 'declining') && (
        <ConfirmDialog
          title={t('invitations.declineTitle', { company })}
          confirm={t('invitations.decline')}
          cancel={t('cancel')}
          busy={state === 'declining'}
          onConfirm={() => answer(declineInvitation)}
          onCancel={() => setState('waiting')}
        >
          <Text>{t('invitations.declineBody')}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
