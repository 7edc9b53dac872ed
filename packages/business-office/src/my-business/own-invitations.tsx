import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listOwnInvitations } from '@wbn/contract/business/invitations.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationCard } from './invitation-card.tsx';

interface OwnInvitationsProps {
  readonly api: ApiClient;
  /** Address of the account, when it is known. */
  readonly email: string | undefined;
  /** The invitation that a mail's link led to. */
  readonly askedID: string | undefined;
  readonly onAccepted: (businessID: string) => void;
}

/** Companies that want the person; nothing at all when there are none. */
export function OwnInvitations({ api, email, askedID, onAccepted }: OwnInvitationsProps) {
  const { t } = useTranslation('my-business');
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
