import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { businessPath, requestsPath, sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { loadProduct } from '@wbn/contract/business/product.ts';
import { takeFirstWords } from '@wbn/contract/messaging/first-words.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { isDraftRecord, readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';
import { takeFirstWords as takeKeptWords } from '@wbn/session/first-words.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NobodyAnswers } from './nobody-answers.tsx';
import { QuotedProduct, ReceiverCard } from './receiver-card.tsx';
import { RequestForm, RequestFrame, sendRequestMutation } from './request-form.tsx';
import { type Obstacle, useReceivers } from './use-receivers.ts';

interface CannotAskProps {
  readonly obstacle: Obstacle;
  /** Undefined when it does not exist. */
  readonly business: BusinessProfile | undefined;
}

interface SendRequestPageProps {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft. */
  readonly userID: string;
  /** Undefined when the address names no company. */
  readonly businessID: string | undefined;
  /** Id of the quoted product. */
  readonly productID: string | undefined;
  /** Id of the message that a visitor typed before the login and that the server stores. */
  readonly wordsID?: string | undefined;
}

/** The page with the inquiry form of a company (RT-20, INQ-01 to INQ-07). */
export function SendRequestPage({ businessID, wordsID, ...props }: SendRequestPageProps) {
  const t = useText('send-request');
  const identities = useIdentities(props.api);
  const { actingAs } = useSession();
  const words = useQuery({
    queryKey: ['first-words', wordsID],
    // The server returns the message only once, so it goes to the draft at once.
    queryFn: async () => {
      const { data } = await props.api.call(takeFirstWords, { params: { id: wordsID ?? '' } });
      addToDraft(draftKeyOf(props.userID, data.businessID), data.message);
      return true;
    },
    enabled: wordsID !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => toApiError(error).code !== 'NotFound' && count < 2,
  });
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (!words.isFetched) return;
    const rest = new URLSearchParams(search);
    rest.delete('words');
    setSearch(rest, { replace: true });
  }, [words.isFetched, search, setSearch]);
  const receivers = useReceivers(props.api, businessID ? [businessID] : [], actingAs);
  const [receiver] = receivers.all;
  const { business, obstacle } = receiver ?? { obstacle: 'gone' as const };
  return (
    <RequestFrame
      title={t('title')}
      lead={t('lead')}
      receivers={receivers}
      isReady={identities !== undefined && !words.isLoading}
    >
      {identities && business && !obstacle ? (
        <ToCompany key={business.businessID} {...props} business={business} identities={identities} />
      ) : (
        <CannotAsk obstacle={obstacle ?? 'gone'} business={business} />
      )}
    </RequestFrame>
  );
}

interface ToCompanyProps extends Omit<SendRequestPageProps, 'businessID' | 'wordsID'> {
  readonly business: BusinessProfile;
  readonly identities: Identities;
}

function ToCompany({ api, userID, business, productID, identities }: ToCompanyProps) {
  const { businessID, importedFrom } = business;
  const company = business.general.companyName;
  const t = useText('send-request');
  const path = usePath();
  const navigate = useNavigate();
  const draftKey = draftKeyOf(userID, businessID);
  // Must run before the form reads its draft.
  useState(() => moveFirstWords(draftKey, businessID));
  const { data: product } = useQuery({
    ...callQuery(api, loadProduct, { params: { id: productID ?? '' } }),
    enabled: productID !== undefined,
  });
  const quoted = product?.businessID === businessID ? product : undefined;
  const send = useMutation(sendRequestMutation(api, businessID));
  return (
    <RequestForm
      api={api}
      userID={userID}
      identities={identities}
      draftKey={draftKey}
      productID={quoted?.productID}
      receivers={[company]}
      sentText={importedFrom?.unowned ? t('unowned.sent', { company, count: 1 }) : undefined}
      send={send.mutateAsync}
      onSent={({ requestID }, from) => navigate(path(requestsPath(from, requestID)))}
      to={
        <Stack space="sm">
          <ReceiverCard business={business} />
          <NobodyAnswers businesses={[business]} />
          {quoted && <QuotedProduct product={quoted} pathWithout={path(sendRequestPath(businessID))} />}
        </Stack>
      }
    />
  );
}

/** Explains why a company cannot be asked, and where to go instead. */
function CannotAsk({ obstacle, business }: CannotAskProps) {
  const t = useText('send-request');
  const path = usePath();
  const ways = {
    gone: '/search-result',
    own: business && requestsPath(business.businessID),
    blocked: business && businessPath(business),
  };
  return (
    <EmptyState
      title={t(`cannot.${obstacle}.title`, { company: business?.general.companyName })}
      action={<ButtonLink to={path(ways[obstacle] ?? '/')}>{t(`cannot.${obstacle}.action`)}</ButtonLink>}
    >
      {t(`cannot.${obstacle}.body`)}
    </EmptyState>
  );
}

const draftKeyOf = (userID: string, businessID: string) => `wbn-send-request-${userID}-${businessID}`;

/** Moves the message that this browser stored before the login to the draft. */
function moveFirstWords(draftKey: string, businessID: string): void {
  const words = takeKeptWords(localStorage, businessID);
  if (words !== undefined) addToDraft(draftKey, words);
}

/** Appends the message from before the login to the draft of the form. */
function addToDraft(draftKey: string, words: string): void {
  const draft = readDraft(draftKey);
  const values = isDraftRecord(draft?.values) ? draft.values : {};
  const message = [values.message, words]
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join('\n\n');
  saveDraft(draftKey, { ...draft, values: { ...values, message } });
}
