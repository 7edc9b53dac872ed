import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import {
  copyQuotationPath,
  editQuotationPath,
  ownQuotationsPath,
} from '@wbn/cards/business/quotation-paths.ts';
import { TimeAgo, TimeLeft } from '@wbn/cards/time/time-ago.tsx';
import { mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import type { OwnQuotationWithOffers, ReceivedOffer } from '@wbn/contract/quotations/quotations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useState } from 'react';
import { ChooseDialog } from './choose-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { OfferComparison } from './offer-comparison.tsx';
import { OwnQuotationBadge } from './quotation-badges.tsx';
import { QuotationFacts } from './quotation-facts.tsx';
import { ChangedTime, QuotationHead } from './quotation-head.tsx';
import { QuotationQuestions } from './quotation-questions.tsx';
import { Passes } from './received-offer.tsx';

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
        actions={
          <>
            {quotation.mayEdit && (
              <ButtonLink to={path(editQuotationPath(quotation.quotationID))} variant="secondary">
                {t('own.edit')}
              </ButtonLink>
            )}
            <ButtonLink to={path(copyQuotationPath(quotation.quotationID))} variant="secondary">
              {t('own.copy')}
            </ButtonLink>
          </>
        }
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
      <Inline space="sm" justify="between">
        <Heading level={2} size="md">
          {t('offers', { count: offers.length, most: mostOffers })}
        </Heading>
        {isOpen && (
          <Button variant="secondary" size="sm" onClick={() => setAsking('close')}>
            {t('close.action')}
          </Button>
        )}
      </Inline>
      {offers.length === 0 ? (
        <EmptyState title={t(isOpen ? 'noOffers.open' : 'noOffers.closed')}>
          {t(
            isOpen ? (invitedCount > 0 ? 'noOffers.openBody' : 'noOffers.nobodyBody') : 'noOffers.closedBody',
          )}
        </EmptyState>
      ) : (
        <OfferComparison api={api} quotation={quotation} onChoose={setAsking} />
      )}
      {quotation.closedNote && (
        <Notice tone="info" title={t('close.told')}>
          {quotation.closedNote}
        </Notice>
      )}
      <Passes passes={quotation.passes} />
      <QuotationQuestions api={api} quotationID={quotation.quotationID} isOpen={isOpen} />
      {asking === 'close' && (
        <CloseDialog api={api} quotationID={quotation.quotationID} onEnd={() => setAsking(undefined)} />
      )}
      {asking !== undefined && asking !== 'close' && (
        <ChooseDialog api={api} quotation={quotation} chosen={asking} onEnd={() => setAsking(undefined)} />
      )}
    </Stack>
  );
}
