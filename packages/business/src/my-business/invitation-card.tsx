import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { acceptInvitation } from '@wbn/contract/business/accept-invitation.ts';
import { declineInvitation } from '@wbn/contract/business/decline-invitation.ts';
import type { OwnInvitation } from '@wbn/contract/business/list-own-invitations.ts';
import { Button } from '@wbn/ui-kit/button.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/confirm-dialog.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Photo } from '@wbn/ui-kit/photo.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useToast } from '@wbn/ui-kit/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryName } from '../cards/country-name.tsx';
import { useLabels } from '../use-labels.ts';
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
  const card = useRef<HTMLElement>(null);
  const [state, setState] = useState<'waiting' | 'accepting' | 'doubting' | 'declining'>('waiting');
  useEffect(() => {
    if (!isAsked) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const { invitationID, business, invitedBy: name, access } = invitation;
  const { companyName: company, profilePhoto } = business.general;
  const { country } = business.contactInfo;
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
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-marked={isAsked || undefined}
      className={styles.card}
    >
      <div className={styles.photo}>
        <Photo
          src={profilePhoto?.url}
          versions={profilePhoto?.versions}
          sizes="6rem"
          alt=""
          ratio="1:1"
          fallbackName={company}
        />
      </div>
      <div className={styles.words}>
        <Heading level={3} size="md" id={titleId}>
          <bdi className={styles.name}>{company}</bdi>
        </Heading>
        {country && (
          <Text size="sm" tone="muted">
            <CountryName country={country} flag />
          </Text>
        )}
      </div>
      <div className={styles.description}>
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
      </div>
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
    </article>
  );
}
