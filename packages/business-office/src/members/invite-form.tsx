import { type InvitedRole, invitedRoles } from '@wbn/contract/business/member.ts';
import { email as emailSchema } from '@wbn/contract/business/saved-fields.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberActions } from './member-actions.ts';
import * as styles from './members.css.ts';
import type { RunAction } from './use-member-action.ts';

interface InviteFormProps {
  readonly actions: MemberActions;
  readonly run: RunAction;
}

/** Asks somebody by e-mail to work for the company; what was typed stays when it fails. */
export function InviteForm({ actions, run }: InviteFormProps) {
  const { t } = useTranslation('company-members');
  const [email, setEmail] = useState('');
  const [access, setAccess] = useState<InvitedRole>('admin');
  const [wrong, setWrong] = useState(false);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const typed = emailSchema.safeParse(email);
    if (!typed.success || typed.data === '') {
      setWrong(true);
      field.current?.focus();
      return;
    }
    setSending(true);
    const sent = await run(() => actions.invite(typed.data, access), {
      done: t('invite.done', { email: typed.data }),
      conflict: t('invite.belongs', { email: typed.data }),
    });
    setSending(false);
    if (sent) setEmail('');
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
              <Button type="submit" icon={<UserPlus aria-hidden />} loading={sending} block>
                {t('invite.send')}
              </Button>
            </div>
          </div>
          <Text size="sm" tone="muted">
            {t(`role.${access}May`)}
          </Text>
        </Stack>
      </form>
    </Surface>
  );
}
