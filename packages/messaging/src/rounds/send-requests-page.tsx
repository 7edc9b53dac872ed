import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { mostReceivers } from '@wbn/contract/messaging/request.ts';
import { sendRequests } from '@wbn/contract/messaging/send-requests.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sendRequestsDraftKey } from '../answers/copy-inquiry.ts';
import { RequestForm } from '../send-request/request-form.tsx';
import { RequestFrame } from '../send-request/request-frame.tsx';
import type { RequestToSend } from '../send-request/send-request.query.ts';
import { type Receiver, useReceivers } from '../send-request/use-receivers.ts';
import { ReceiverChips } from './receiver-chips.tsx';
import { readReceivers } from './receivers-address.ts';
import { roundPath } from './round-path.ts';

interface SendRequestsPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Who is signed in: what was typed is kept for them alone. */
  readonly userID: string;
}

/** One inquiry to several companies, which the address names. */
export function SendRequestsPage(props: SendRequestsPageProps) {
  const { t } = useTranslation('send-request');
  const path = usePath();
  const { actingAs } = useSession();
  const identities = useIdentities(props.api);
  const { ids, tooMany } = readReceivers(useSearchParams()[0]);
  const receivers = useReceivers(props.api, ids, actingAs);
  const left = receivers.all.filter(({ obstacle }) => obstacle !== undefined);
  const asked = receivers.all.flatMap(({ business, obstacle }) => (business && !obstacle ? business : []));
  return (
    <RequestFrame
      title={t('titleSeveral')}
      lead={t('leadSeveral')}
      receivers={receivers}
      isReady={identities !== undefined}
    >
      <Stack space="lg">
        {tooMany && <Notice tone="info" title={t('several.tooMany', { most: mostReceivers })} />}
        <LeftOut receivers={left} />
        {identities && asked.length > 0 ? (
          <ToCompanies {...props} identities={identities} businesses={asked} />
        ) : (
          <EmptyState
            title={t('several.none')}
            action={<ButtonLink to={path('/search-result')}>{t('several.find')}</ButtonLink>}
          >
            {t('several.noneBody', { most: mostReceivers })}
          </EmptyState>
        )}
      </Stack>
    </RequestFrame>
  );
}

/** Who was named and cannot be asked. */
function LeftOut({ receivers }: { readonly receivers: readonly Receiver[] }) {
  const { t } = useTranslation('send-request');
  const locale = useLocale();
  if (receivers.length === 0) return null;
  const names = receivers.map(({ business }) => business?.general.companyName ?? t('several.unnamed'));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return <Notice tone="info" title={t('several.left', { count: receivers.length, names: list })} />;
}

interface ToCompaniesProps extends SendRequestsPageProps {
  readonly identities: Identities;
  readonly businesses: readonly BusinessProfile[];
}

function ToCompanies({ api, userID, identities, businesses }: ToCompaniesProps) {
  const path = usePath();
  const navigate = useNavigate();
  const ids = businesses.map(({ businessID }) => businessID);
  const send = useMutation({
    mutationFn: async ({ body, idempotencyKey }: RequestToSend) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(sendRequests, { body: { ...body, to: ids } }, { headers })).data;
    },
    onSuccess: (_round, _sent, _result, { client }) => client.invalidateQueries({ queryKey: ['requests'] }),
  });
  return (
    <RequestForm
      api={api}
      userID={userID}
      identities={identities}
      draftKey={sendRequestsDraftKey(userID)}
      receivers={businesses.map(({ general }) => general.companyName)}
      send={send.mutateAsync}
      onSent={({ roundID }, from) => navigate(path(roundPath(roundID, from === userID ? undefined : from)))}
      to={<ReceiverChips businesses={businesses} />}
    />
  );
}
