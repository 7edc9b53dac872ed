import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { AnswersLine } from '@wbn/cards/business/answers-line.tsx';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { OwnQuotationWithOffers, ReceivedOffer } from '@wbn/contract/quotations/quotations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { LongText } from '@wbn/ui-kit/text/long-text.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import { FileList } from '../files/file-list.tsx';
import { AnswerComparison } from '../rounds/answer-comparison.tsx';
import { OfferedProduct, ShortlistButton } from './received-offer.tsx';

interface OfferComparisonProps {
  readonly api: ApiClient;
  readonly quotation: OwnQuotationWithOffers;
  readonly onChoose: (offer: ReceivedOffer) => void;
}

/** The offers of a request for quotation side by side, as its buyer sees them. */
export function OfferComparison({ api, quotation, onChoose }: OfferComparisonProps) {
  const t = useText('quotations');
  const { quotationID } = quotation;
  const isOpen = quotation.status === 'open';
  return (
    <AnswerComparison
      firstOrder={t('byArrival')}
      answers={quotation.offers.map((received) => ({
        id: received.offerID,
        company: received.business,
        isVerified: received.verified,
        offer: received.offer,
        wanted: quotation,
        words: (
          <Stack space="xs">
            {received.product && <OfferedProduct product={received.product} />}
            <LongText text={received.text} limit={160} moreLabel={t('viewMore')} lessLabel={t('viewLess')} />
            <FileList api={api} place={{ quotationID }} bid={undefined} files={received.files} />
          </Stack>
        ),
        about: (
          <AboutOffer
            received={received}
            isOpen={isOpen}
            onChoose={() => onChoose(received)}
            shortlist={<ShortlistButton api={api} quotationID={quotationID} received={received} />}
          />
        ),
      }))}
    />
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
