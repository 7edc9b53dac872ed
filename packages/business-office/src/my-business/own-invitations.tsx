import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationCard } from './invitation-card.tsx';
import { listOwnInvitationsQuery } from './list-own-businesses.query.ts';

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
  const loaded = useLoaded(listOwnInvitationsQuery(api));
  const [answered, setAnswered] = useState<readonly string[]>([]);
  if (loaded.state === 'loading') return askedID ? <Skeleton shape="block" height="10rem" /> : null;
  if (loaded.state === 'failed') {
    return (
      <Notice tone="warning" title={t('invitations.loadFailed')}>
        <Button variant="secondary" size="sm" onClick={loaded.again}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  const waiting = loaded.value.filter(({ invitationID }) => !answered.includes(invitationID));
  const isLost = askedID !== undefined && !loaded.value.some(({ invitationID }) => invitationID === askedID);
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
