import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { type InvitedRole, invitedRoles } from '@wbn/contract/business/members.ts';
import { email as emailSchema } from '@wbn/contract/business/saved-fields.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { useOutcome } from '@wbn/forms/use-outcome.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './members.css.ts';
import { inviteMemberMutation } from './members.query.ts';

interface InviteFormProps {
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Asks somebody by e-mail to work for the company; what was typed stays when it fails. */
export function InviteForm({ api, managed }: InviteFormProps) {
  const { t } = useTranslation('business-members');
  const { id: edition } = useEdition();
  const say = useOutcome(managed);
  const invite = useMutation(inviteMemberMutation(api, managed.business.businessID));
  const [email, setEmail] = useState('');
  const [access, setAccess] = useState<InvitedRole>('member');
  const [wrong, setWrong] = useState(false);
  /** The address that is invited with another role, while the owner is asked. */
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
            <Text size="sm" tone="muted">
              {t('invite.body')}
            </Text>
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
          <Text size="sm" tone="muted">
            {t(`role.${access}May`)}
          </Text>
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
