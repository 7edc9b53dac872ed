import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { AnswersLine } from '@wbn/cards/business/answers-line.tsx';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import {
  copyQuotationPath,
  editQuotationPath,
  ownQuotationsPath,
} from '@wbn/cards/business/quotation-paths.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import {
  chooseOffer,
  closeQuotation,
  loadOwnQuotation,
  type OwnQuotationWithOffers,
  type ReceivedOffer,
} from '@wbn/contract/quotations/quotations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileList } from '../files/file-list.tsx';
import { AnswerComparison } from '../rounds/answer-comparison.tsx';
import { OwnQuotationBadge } from './quotation-badges.tsx';
import { QuotationFacts } from './quotation-facts.tsx';
import { ChangedTime, QuotationHead } from './quotation-head.tsx';
import { QuotationQuestions } from './quotation-questions.tsx';
import * as styles from './quotations.css.ts';
import { quotationLists } from './quotations.query.ts';
import { OfferedProduct, Passes, ShortlistButton } from './received-offer.tsx';
import { TimeLeft } from './time-left.tsx';

interface OwnQuotationProps {
  readonly api: ApiClient;
  readonly quotation: OwnQuotationWithOffers;
}

/** A request for quotation as its buyer sees it: offers side by side, one of which can be chosen. */
export function OwnQuotation({ api, quotation }: OwnQuotationProps) {
  const t = useText('quotations');
  const path = usePath();
  const [asking, setAsking] = useState<'close' | ReceivedOffer>();
  const { status, createdAt, closesAt, closedReason, invitedCount, requestID, from, offers } = quotation;
  const isOpen = status === 'open';
  return (
    <Stack space="md">
      <QuotationHead
        quotation={quotation}
        back={[path(ownQuotationsPath()), t('own.title')]}
        badges={<OwnQuotationBadge quotation={quotation} />}
      >
        {t('asked')} <TimeAgo at={createdAt} />
        <ChangedTime quotation={quotation} />
        {' · '}
        <bdi>{t('askedAs', { name: from.name })}</bdi>
        {` · ${t('heardBy', { count: invitedCount })} · `}
        {isOpen ? (
          <>
            {t('closes')} <TimeLeft at={closesAt} />
          </>
        ) : (
          <>
            {t(`closedReason.${closedReason ?? 'buyer'}`)} <TimeAgo at={closesAt} />
          </>
        )}
      </QuotationHead>
      {requestID && (
        <Notice tone="info" title={t('chosenTitle')}>
          <ButtonLink to={path(requestsPath(from.authorID, requestID))} size="sm">
            {t('toConversation')}
          </ButtonLink>
        </Notice>
      )}
      <QuotationFacts api={api} quotation={quotation} />
      <Inline space="sm">
        {quotation.mayEdit && (
          <ButtonLink to={path(editQuotationPath(quotation.quotationID))} variant="secondary" size="sm">
            {t('own.edit')}
          </ButtonLink>
        )}
        <ButtonLink to={path(copyQuotationPath(quotation.quotationID))} variant="secondary" size="sm">
          {t('own.copy')}
        </ButtonLink>
      </Inline>
      <div className={styles.head}>
        <Heading level={2} size="md">
          {t('offers', { count: offers.length, most: mostOffers })}
        </Heading>
        {isOpen && (
          <Button variant="secondary" size="sm" onClick={() => setAsking('close')}>
            {t('close.action')}
          </Button>
        )}
      </div>
      {offers.length === 0 ? (
        <EmptyState title={t(isOpen ? 'noOffers.open' : 'noOffers.closed')}>
          {t(
            isOpen ? (invitedCount > 0 ? 'noOffers.openBody' : 'noOffers.nobodyBody') : 'noOffers.closedBody',
          )}
        </EmptyState>
      ) : (
        <AnswerComparison
          firstOrder={t('byArrival')}
          answers={offers.map((received) => ({
            id: received.offerID,
            company: received.business,
            isVerified: received.verified,
            offer: received.offer,
            wanted: quotation,
            words: (
              <>
                {received.product && <OfferedProduct product={received.product} />}
                <LongText
                  text={received.text}
                  limit={160}
                  moreLabel={t('viewMore')}
                  lessLabel={t('viewLess')}
                />
                <FileList
                  api={api}
                  place={{ quotationID: quotation.quotationID }}
                  bid={undefined}
                  files={received.files}
                />
              </>
            ),
            about: (
              <AboutOffer
                received={received}
                isOpen={isOpen}
                onChoose={() => setAsking(received)}
                shortlist={
                  <ShortlistButton api={api} quotationID={quotation.quotationID} received={received} />
                }
              />
            ),
          }))}
        />
      )}
      {quotation.closedNote && (
        <Notice tone="info" title={t('close.told')}>
          {quotation.closedNote}
        </Notice>
      )}
      <Passes passes={quotation.passes} />
      <QuotationQuestions api={api} quotationID={quotation.quotationID} isOpen={isOpen} />
      {asking === 'close' && (
        <CloseDialog api={api} quotation={quotation} onEnd={() => setAsking(undefined)} />
      )}
      {asking !== undefined && asking !== 'close' && (
        <ChooseDialog api={api} quotation={quotation} chosen={asking} onEnd={() => setAsking(undefined)} />
      )}
    </Stack>
  );
}

interface AboutOfferProps {
  readonly received: ReceivedOffer;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
  /** Button of the short list. */
  readonly shortlist: ReactNode;
}

/** How the supplier answers, when it made the offer, and the button that chooses it. */
function AboutOffer({ received, isOpen, onChoose, shortlist }: AboutOfferProps) {
  const t = useText('quotations');
  const { business, answers, datetime, state } = received;
  return (
    <>
      {answers && <AnswersLine answers={answers} />}
      <MutedText>
        {t('offered')} <TimeAgo at={datetime} />
      </MutedText>
      {received.isShortlisted && <Badge tone="brand">{t('shortlist.badge')}</Badge>}
      {state === 'chosen' && <Badge tone="success">{t('offerState.chosen')}</Badge>}
      {isOpen && (
        <Button size="sm" aria-label={t('choose.named', { company: business.name })} onClick={onChoose}>
          {t('choose.short')}
        </Button>
      )}
      {isOpen && shortlist}
    </>
  );
}

interface AskingProps extends OwnQuotationProps {
  readonly onEnd: () => void;
}

/** Asks before the choice, because the supplier then learns who the buyer is. */
function ChooseDialog({ api, quotation, chosen, onEnd }: AskingProps & { readonly chosen: ReceivedOffer }) {
  const t = useText('quotations');
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const { quotationID, from } = quotation;
  const [note, setNote] = useState('');
  const own = callKey(loadOwnQuotation, { params: { id: quotationID } });
  const choose = useMutation({
    ...callMutation(api, chooseOffer),
    onSuccess: ({ requestID }, _input, _result, { client }) => {
      for (const queryKey of [own, quotationLists, ['requests']]) void client.invalidateQueries({ queryKey });
      toast(t('choose.done'), 'success');
      void navigate(path(requestsPath(from.authorID, requestID)));
    },
    onError: (error, _input, _result, { client }) => {
      const failure = toApiError(error);
      if (failure.fields) {
        toast(t('contact'), 'danger');
        return;
      }
      toast(failure.code === 'Conflict' ? t('choose.changed') : errorMessage(failure), 'danger');
      void client.invalidateQueries({ queryKey: own });
      onEnd();
    },
  });
  return (
    <ConfirmDialog
      title={t('choose.title', { company: chosen.business.name })}
      confirm={t('choose.action')}
      cancel={t('cancel')}
      busy={choose.isPending}
      onConfirm={() =>
        choose.mutate({
          params: { id: quotationID },
          body: { offerID: chosen.offerID, ...(note.trim() && { note }) },
        })
      }
      onCancel={onEnd}
    >
      <Stack space="sm">
        <Text>{t('choose.body', { company: chosen.business.name, name: from.name })}</Text>
        <TextArea
          label={t('choose.note')}
          hint={t('close.noteHint')}
          rows={2}
          limit={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function CloseDialog({ api, quotation, onEnd }: AskingProps) {
  const t = useText('quotations');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const { quotationID } = quotation;
  const [note, setNote] = useState('');
  const close = useMutation({
    ...callMutation(api, closeQuotation),
    onSuccess: async (_closed, _input, _result, { client }) => {
      void client.invalidateQueries({ queryKey: quotationLists });
      await client.invalidateQueries({
        queryKey: callKey(loadOwnQuotation, { params: { id: quotationID } }),
      });
      toast(t('close.done'), 'success');
      onEnd();
    },
    // What was typed stays.
    onError: (error) => {
      const failure = toApiError(error);
      toast(failure.fields ? t('contact') : errorMessage(failure), 'danger');
    },
  });
  return (
    <ConfirmDialog
      title={t('close.title')}
      confirm={t('close.action')}
      cancel={t('cancel')}
      tone="danger"
      busy={close.isPending}
      onConfirm={() => close.mutate({ params: { id: quotationID }, body: { ...(note.trim() && { note }) } })}
      onCancel={onEnd}
    >
      <Stack space="sm">
        <Text>{t('close.body')}</Text>
        <TextArea
          label={t('close.note')}
          hint={t('close.noteHint')}
          rows={2}
          limit={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
