import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { sendRequestsPath } from '@wbn/cards/business/business-path.ts';
import { TypeAndPlace } from '@wbn/cards/business/type-and-place.tsx';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { mostReceivers } from '@wbn/contract/messaging/request.ts';
import { sendRequests } from '@wbn/contract/messaging/send-requests.ts';
import { formatList } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { fieldId } from '@wbn/forms/edit/field-id.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { X } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sendRequestsDraftKey } from '../answers/copy-inquiry.ts';
import { NobodyAnswers, unownedOf } from '../send-request/nobody-answers.tsx';
import { Labelled, ReceiverName } from '../send-request/receiver-card.tsx';
import { RequestForm, RequestFrame, type RequestToSend } from '../send-request/request-form.tsx';
import { requestFormName } from '../send-request/request-values.ts';
import * as styles from '../send-request/send-request.css.ts';
import { type Receiver, useReceivers } from '../send-request/use-receivers.ts';
import { roundPath } from './list-rounds.query.ts';

/** The receivers named in an address. */
interface ReceiversAddress {
  /** Unique ids, up to the maximum per round. */
  readonly ids: readonly string[];
  /** Whether the address contains more ids than that. */
  readonly tooMany: boolean;
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads `?to=id,id`; ignores invalid ids. */
export function readReceivers(search: URLSearchParams): ReceiversAddress {
  const named = (search.get('to') ?? '').toLowerCase().split(',');
  const ids = [...new Set(named)].filter((name) => idPattern.test(name));
  return { ids: ids.slice(0, mostReceivers), tooMany: ids.length > mostReceivers };
}

interface ReceiverChipsProps {
  readonly businesses: readonly BusinessProfile[];
}

/** The receivers with their strengths, each with a remove link. */
function ReceiverChips({ businesses }: ReceiverChipsProps) {
  const t = useText('send-request');
  const path = usePath();
  const ids = businesses.map(({ businessID }) => businessID);
  return (
    <Labelled label={`${t('field.to')}: ${t('several.count', { count: ids.length })}`} control="to">
      <ul className={styles.things}>
        {businesses.map((business, at) => (
          <li
            key={business.businessID}
            id={fieldId(requestFormName, `to.${at}`)}
            tabIndex={-1}
            className={styles.thing}
          >
            <div className={styles.picture}>
              <BusinessLogo general={business.general} sizes="3rem" />
            </div>
            <div className={styles.words}>
              <ReceiverName business={business} />
              <TypeAndPlace business={business} city />
              <Strengths business={business} />
            </div>
            {ids.length > 1 && (
              <IconLink
                to={path(sendRequestsPath(ids.filter((id) => id !== business.businessID)))}
                replace
                preventScrollReset
                label={t('removeNamed', { name: business.general.companyName })}
                icon={<X aria-hidden />}
              />
            )}
          </li>
        ))}
      </ul>
    </Labelled>
  );
}

/** What the company makes and its lead time, where known. */
function Strengths({ business: { general, tradeCapabilities } }: { readonly business: BusinessProfile }) {
  const t = useText('send-request');
  const days = tradeCapabilities?.averageLeadTime;
  const told = [
    ...general.categories.slice(0, 2).map(({ name }) => name),
    ...(days === undefined ? [] : [t('several.leadTime', { count: days })]),
  ];
  return told.length > 0 && <Text size="sm">{told.join(' · ')}</Text>;
}

interface SendRequestsPageProps {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft. */
  readonly userID: string;
}

/** The form for one inquiry to several companies, named in the address. */
export function SendRequestsPage(props: SendRequestsPageProps) {
  const t = useText('send-request');
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

function LeftOut({ receivers }: { readonly receivers: readonly Receiver[] }) {
  const t = useText('send-request');
  const locale = useLocale();
  if (receivers.length === 0) return null;
  const names = receivers.map(({ business }) => business?.general.companyName ?? t('several.unnamed'));
  const list = formatList(locale, names);
  return <Notice tone="info" title={t('several.left', { count: receivers.length, names: list })} />;
}

interface ToCompaniesProps extends SendRequestsPageProps {
  readonly identities: Identities;
  readonly businesses: readonly BusinessProfile[];
}

function ToCompanies({ api, userID, identities, businesses }: ToCompaniesProps) {
  const t = useText('send-request');
  const locale = useLocale();
  const path = usePath();
  const navigate = useNavigate();
  const ids = businesses.map(({ businessID }) => businessID);
  const unowned = unownedOf(businesses).map(({ general }) => general.companyName);
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
      sentText={
        unowned.length > 0
          ? t('unowned.sent', { company: formatList(locale, unowned), count: unowned.length })
          : undefined
      }
      to={
        <Stack space="sm">
          <ReceiverChips businesses={businesses} />
          <NobodyAnswers businesses={businesses} />
        </Stack>
      }
    />
  );
}
