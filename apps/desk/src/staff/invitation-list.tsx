import {
  renewStaffInvitation,
  type StaffInvitation,
  withdrawStaffInvitation,
} from '@wbn/contract/desk/staff.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { MailOpen } from 'lucide-react';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './staff.css.ts';
import { useStaffWords } from './staff-words.ts';
import { useStaffChange } from './use-staff-change.ts';

/** Invitations that wait: sent again or withdrawn. */
export function InvitationList({ invitations }: { readonly invitations: readonly StaffInvitation[] }) {
  const t = useText('desk-staff');
  const locale = useLocale();
  const words = useStaffWords();
  const { api, can } = useDesk();
  const { run, isPending } = useStaffChange();
  return (
    <Surface padding="lg" aria-labelledby="invitations-title">
      <Stack space="md">
        <Heading level={2} size="md" id="invitations-title">
          {t('waiting.title')}
        </Heading>
        {invitations.length === 0 ? (
          <EmptyState size="sm" icon={<MailOpen />} title={t('waiting.none')} />
        ) : (
          <ul className={styles.list}>
            {invitations.map((invitation) => {
              const { invitationID: id, email, invitedBy, expiresAt, mayChange } = invitation;
              const input = { params: { id } };
              return (
                <li key={id}>
                  <ListRow
                    title={<Text weight="medium">{email}</Text>}
                    facts={words.place(invitation)}
                    actions={
                      mayChange &&
                      can('manage-staff') && (
                        <Inline space="xs">
                          <Button
                            variant="secondary"
                            size="sm"
                            disabled={isPending}
                            onClick={() =>
                              void run(
                                () => api.call(renewStaffInvitation, input),
                                t('invite.done', { email }),
                              )
                            }
                          >
                            {t('waiting.again')} <VisuallyHidden>{email}</VisuallyHidden>
                          </Button>
                          <Button
                            variant="quiet"
                            size="sm"
                            disabled={isPending}
                            onClick={() =>
                              void run(
                                () => api.call(withdrawStaffInvitation, input),
                                t('waiting.withdrawn', { email }),
                              )
                            }
                          >
                            {t('waiting.withdraw')} <VisuallyHidden>{email}</VisuallyHidden>
                          </Button>
                        </Inline>
                      )
                    }
                  >
                    <Text size="sm" tone="muted">
                      {t('waiting.by', { name: invitedBy, time: formatMoment(locale, expiresAt) })}
                    </Text>
                  </ListRow>
                </li>
              );
            })}
          </ul>
        )}
      </Stack>
    </Surface>
  );
}
