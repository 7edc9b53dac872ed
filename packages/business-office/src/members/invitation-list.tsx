import { useIsMutating, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { dateLabel } from '@wbn/cards/labels/date-label.ts';
import { revokeInvitation } from '@wbn/contract/business/invitations.ts';
import type { BusinessInvitation } from '@wbn/contract/business/members.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useOutcome } from '@wbn/forms/use-outcome.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { peopleChanged } from '../query-changes.ts';
import * as styles from './members.css.ts';
import { inviteMemberMutation, peopleKey } from './members.query.ts';

interface InvitationListProps {
  readonly invitations: readonly BusinessInvitation[];
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Who was asked and has not answered: asked again, or the invitation taken back. */
export function InvitationList({ api, managed, invitations }: InvitationListProps) {
  const { t } = useTranslation('business-members');
  const locale = useLocale();
  const { id: edition } = useEdition();
  const { businessID } = managed.business;
  const say = useOutcome(managed);
  const invite = useMutation(inviteMemberMutation(api, businessID));
  const revoke = useMutation({
    mutationKey: [...peopleKey(businessID), 'revoke-invitation'],
    mutationFn: (invitationID: string) =>
      api.call(revokeInvitation, { params: { id: businessID, invitationID } }),
    onSettled: (_reply, _error, _invitationID, _result, { client }) => peopleChanged(client, businessID),
  });
  const busy = useIsMutating({ mutationKey: peopleKey(businessID) }) > 0;
  return (
    <Surface padding="lg" aria-labelledby="invitations-title">
      <Stack space="md">
        <Heading level={2} size="md" id="invitations-title">
          {t('waiting.title')}
        </Heading>
        {invitations.length === 0 ? (
          <Text tone="muted">{t('waiting.none')}</Text>
        ) : (
          <ul className={styles.list}>
            {invitations.map(({ invitationID, email, access, expiresAt }) => (
              <li key={invitationID} className={styles.row}>
                <div className={styles.words}>
                  <Text weight="medium" dir="auto">
                    {email}
                  </Text>
                  <Text size="sm" tone="muted">
                    {t(`role.${access}`)} ·{' '}
                    {t(isOver(expiresAt) ? 'waiting.over' : 'waiting.until', {
                      date: dateLabel(locale, expiresAt),
                    })}
                  </Text>
                </div>
                <Inline space="xs">
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={busy}
                    onClick={() =>
                      say(invite.mutateAsync({ email, access, edition }), {
                        done: t('invite.done', { email }),
                      })
                    }
                  >
                    {t('waiting.again')} <VisuallyHidden>{email}</VisuallyHidden>
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    disabled={busy}
                    onClick={() =>
                      say(revoke.mutateAsync(invitationID), { done: t('waiting.revoked', { email }) })
                    }
                  >
                    {t('waiting.revoke')} <VisuallyHidden>{email}</VisuallyHidden>
                  </Button>
                </Inline>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Surface>
  );
}

function isOver(time: string): boolean {
  return Date.parse(time) < Date.now();
}
