import { useIsMutating, useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { revokeInvitation } from '@wbn/contract/business/invitations.ts';
import { type BusinessInvitation, type InvitedRole, invitedRoles } from '@wbn/contract/business/members.ts';
import { email as emailSchema } from '@wbn/contract/business/saved-fields.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { MailOpen, UserPlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { membersChanged } from '../cache-updates.ts';
import * as styles from './members.css.ts';
import { inviteMemberMutation, membersKey } from './members.query.ts';

/** Invites a person by e-mail; the typed address stays after a failure. */
export function InviteForm({ api, office }: { readonly api: ApiClient; readonly office: OfficeContext }) {
  const t = useText('business-members');
  const { id: edition } = useEdition();
  const say = useOutcomeToast(office);
  const invite = useMutation(inviteMemberMutation(api, office.business.businessID));
  const [email, setEmail] = useState('');
  const [access, setAccess] = useState<InvitedRole>('member');
  const [wrong, setWrong] = useState(false);
  /** E-mail address of a pending invitation with another role, while the owner confirms the change. */
  const [asking, setAsking] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const send = async (to: string, changeRole: boolean) => {
    const sent = await say(invite.mutateAsync({ email: to, access, edition, changeRole }), {
      done: t('invite.done', { email: to }),
      conflict: t('invite.belongs', { email: to }),
      isAsked: ({ code, fields }) => {
        const isOtherRole = code === 'Conflict' && fields?.access !== undefined;
        if (isOtherRole) setAsking(to);
        return isOtherRole;
      },
    });
    if (sent) setEmail('');
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const typed = emailSchema.safeParse(email);
    if (!typed.success || typed.data === '') {
      setWrong(true);
      field.current?.focus();
      return;
    }
    await send(typed.data, false);
  };

  const handleChange = async () => {
    if (asking !== undefined) await send(asking, true);
    setAsking(undefined);
  };

  return (
    <Surface padding="lg" aria-labelledby="invite-title">
      <form noValidate onSubmit={handleSubmit}>
        <Stack space="md">
          <Stack space="xxs">
            <Heading level={2} size="md" id="invite-title">
              {t('invite.title')}
            </Heading>
            <MutedText>{t('invite.body')}</MutedText>
          </Stack>
          <div className={styles.invite}>
            <TextField
              ref={field}
              label={t('invite.email')}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              error={wrong ? t('invite.wrong') : undefined}
              onChange={({ target }) => {
                setEmail(target.value);
                setWrong(false);
              }}
            />
            <Select
              label={t('role.label')}
              value={access}
              options={invitedRoles.map((role) => ({ value: role, text: t(`role.${role}`) }))}
              onChange={({ target }) => setAccess(target.value as InvitedRole)}
            />
            <div className={styles.inviteButton}>
              <Button type="submit" icon={<UserPlus aria-hidden />} loading={invite.isPending} block>
                {t('invite.send')}
              </Button>
            </div>
          </div>
          <MutedText>{t(`role.${access}May`)}</MutedText>
        </Stack>
      </form>
      {asking !== undefined && (
        <ConfirmDialog
          title={t('invite.askTitle', { email: asking })}
          confirm={t('invite.askConfirm')}
          cancel={t('cancel')}
          busy={invite.isPending}
          onConfirm={handleChange}
          onCancel={() => setAsking(undefined)}
        >
          {t('invite.askBody', { role: t(`role.${access}`) })}
        </ConfirmDialog>
      )}
    </Surface>
  );
}

interface InvitationListProps {
  readonly invitations: readonly BusinessInvitation[];
  readonly api: ApiClient;
  readonly office: OfficeContext;
}

/** Pending invitations, which can be sent again or withdrawn. */
export function InvitationList({ api, office, invitations }: InvitationListProps) {
  const t = useText('business-members');
  const locale = useLocale();
  const { id: edition } = useEdition();
  const { businessID } = office.business;
  const say = useOutcomeToast(office);
  const invite = useMutation(inviteMemberMutation(api, businessID));
  const revoke = useMutation({
    mutationKey: [...membersKey(businessID), 'revoke-invitation'],
    mutationFn: (invitationID: string) =>
      api.call(revokeInvitation, { params: { id: businessID, invitationID } }),
    onSettled: (_reply, _error, _invitationID, _result, { client }) => membersChanged(client, businessID),
  });
  const busy = useIsMutating({ mutationKey: membersKey(businessID) }) > 0;
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
            {invitations.map(({ invitationID, email, access, expiresAt }) => (
              <li key={invitationID} className={styles.row}>
                <div className={styles.words}>
                  <Text weight="medium" dir="auto">
                    {email}
                  </Text>
                  <MutedText>
                    {t(`role.${access}`)} ·{' '}
                    {t(isOver(expiresAt) ? 'waiting.over' : 'waiting.until', {
                      date: formatDay(locale, expiresAt),
                    })}
                  </MutedText>
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
