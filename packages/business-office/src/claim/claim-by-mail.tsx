import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import {
  type BusinessClaim,
  codeMinutes,
  confirmClaim,
  mailClaimCode,
  mostOpenClaims,
} from '@wbn/contract/claims/claims.ts';
import { isMailAddress, mailAddressLimit, normalizeMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Mail } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as styles from './claim.css.ts';
import { useClaimMutation } from './use-claim-mutation.ts';

interface ClaimByMailProps {
  readonly api: ApiClient;
  readonly business: BusinessClaim;
}

/** Mails a code to an address at the company's domain and takes the code. */
export function ClaimByMail({ api, business }: ClaimByMailProps) {
  const t = useText('claim-business');
  const { mailDomain: domain, mailObstacle, claim } = business;
  return (
    <Panel title={t('mail.title')}>
      {domain === undefined ? (
        <Text tone="muted">{t(`mail.obstacle.${mailObstacle ?? 'no-website'}`)}</Text>
      ) : (
        <Stack space="md">
          {claim?.code && <CodeForm key={claim.code.expiresAt} api={api} business={business} />}
          <AddressForm api={api} business={business} domain={domain} />
        </Stack>
      )}
    </Panel>
  );
}

function AddressForm({ api, business, domain }: ClaimByMailProps & { readonly domain: string }) {
  const t = useText('claim-business');
  const words = useErrorMessage();
  const { businessID, claim } = business;
  const [email, setEmail] = useState(claim?.code?.address ?? '');
  const send = useClaimMutation(api, businessID, mailClaimCode);
  const failure = send.error && toApiError(send.error);
  const [refused, setRefused] = useState(false);
  const problem = refused || failure?.fields?.email ? t('mail.wrongAddress', { domain }) : undefined;
  const again = claim?.code !== undefined;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isAccepted = isAtDomain(email, domain);
    setRefused(!isAccepted);
    if (isAccepted && !send.isPending) send.mutate({ params: { id: businessID }, body: { email } });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack space="sm">
        {!again && <Text>{t('mail.body', { domain, minutes: codeMinutes })}</Text>}
        <div className={styles.field}>
          <TextField
            label={t('mail.address')}
            hint={t('mail.addressHint', { domain })}
            type="email"
            autoComplete="email"
            required
            maxLength={mailAddressLimit}
            value={email}
            error={problem}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </div>
        <div>
          <Button
            type="submit"
            variant={again ? 'secondary' : 'primary'}
            icon={<Mail aria-hidden="true" />}
            loading={send.isPending}
          >
            {again ? t('mail.again') : t('mail.send')}
          </Button>
        </div>
        {failure && !problem && (
          <Notice
            tone="danger"
            title={
              failure.code === 'Conflict'
                ? t('tooMany', { count: mostOpenClaims })
                : failure.code === 'TooManyRequests'
                  ? t('mail.limited')
                  : words(failure)
            }
          />
        )}
      </Stack>
    </form>
  );
}

/** Whether an address is at the domain or a subdomain; the server compares registrable domains. */
function isAtDomain(email: string, domain: string): boolean {
  const host = normalizeMailAddress(email).toLowerCase().split('@')[1] ?? '';
  return isMailAddress(email) && (host === domain || host.endsWith(`.${domain}`));
}

function CodeForm({ api, business }: ClaimByMailProps) {
  const t = useText('claim-business');
  const words = useErrorMessage();
  const { businessID, claim } = business;
  const { address = '', attemptsLeft = 0 } = claim?.code ?? {};
  const [code, setCode] = useState('');
  const confirm = useClaimMutation(api, businessID, confirmClaim);
  const failure = confirm.error && toApiError(confirm.error);
  const [unfinished, setUnfinished] = useState(false);
  const wrong = failure?.fields?.code ? t('mail.wrongCode', { count: attemptsLeft }) : undefined;
  const problem = unfinished ? t('mail.sixDigits') : wrong;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isWhole = /^\d{6}$/.test(code.trim());
    setUnfinished(!isWhole);
    if (isWhole && !confirm.isPending) confirm.mutate({ params: { id: businessID }, body: { code } });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack space="sm">
        <Notice tone="info" title={t('mail.sent', { address })}>
          <Text>{t('mail.sentBody', { minutes: codeMinutes })}</Text>
        </Notice>
        <div className={styles.code}>
          <TextField
            label={t('mail.code')}
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="one-time-code"
            required
            maxLength={6}
            value={code}
            error={problem}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </div>
        <div>
          <Button type="submit" loading={confirm.isPending}>
            {t('mail.confirm')}
          </Button>
        </div>
        {failure && !problem && (
          <Notice tone="danger" title={failure.code === 'Conflict' ? t('mail.noCode') : words(failure)} />
        )}
      </Stack>
    </form>
  );
}
