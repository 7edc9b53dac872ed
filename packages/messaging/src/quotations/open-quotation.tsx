import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { openQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { TimeAgo, TimeLeft } from '@wbn/cards/time/time-ago.tsx';
import type { OpenQuotation as Quotation } from '@wbn/contract/quotations/open-quotations.ts';
import { mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import { formatList } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useState } from 'react';
import { OfferPlace } from './own-offer.tsx';
import { PassDialog } from './pass-dialog.tsx';
import { OpenQuotationBadges } from './quotation-badges.tsx';
import { QuotationFacts } from './quotation-facts.tsx';
import { ChangedTime, QuotationHead } from './quotation-head.tsx';
import { QuotationQuestions } from './quotation-questions.tsx';

interface OpenQuotationProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly quotation: Quotation;
  /** Entries of the menu: the report. */
  readonly report?: ReactNode;
}

/** A request for quotation as a supplier sees it, without the buyer and without the offers of others. */
export function OpenQuotation({ api, userID, quotation, report }: OpenQuotationProps) {
  const t = useText('quotations');
  const path = usePath();
  const [passing, setPassing] = useState(false);
  const { businessID, status, createdAt, closesAt, offerCount, ownOffer } = quotation;
  return (
    <Stack space="md">
      <QuotationHead
        quotation={quotation}
        back={[path(openQuotationsPath()), t('open.title')]}
        badges={<OpenQuotationBadges quotation={quotation} />}
        menu={report}
      >
        {t('asked')} <TimeAgo at={createdAt} />
        <ChangedTime quotation={quotation} />
        {` · ${t('offers', { count: offerCount, most: mostOffers })} · `}
        {status === 'open' ? (
          <>
            {t('closes')} <TimeLeft at={closesAt} />
          </>
        ) : (
          <>
            {t('closed')} <TimeAgo at={closesAt} />
          </>
        )}
      </QuotationHead>
      {status === 'open' && <EditedNotice quotation={quotation} />}
      <QuotationFacts api={api} quotation={quotation} bid={quotation.businessID} />
      {ownOffer?.requestID && (
        <Notice tone="info" title={t('wonTitle')}>
          <ButtonLink to={path(requestsPath(businessID, ownOffer.requestID))} size="sm">
            {t('toConversation')}
          </ButtonLink>
        </Notice>
      )}
      {status === 'open' && <MutedText>{t('anonymous')}</MutedText>}
      {quotation.closedNote && (
        <Notice tone="info" title={t('closedNote')}>
          <Text size="sm" dir="auto">
            {quotation.closedNote}
          </Text>
        </Notice>
      )}
      <QuotationQuestions
        api={api}
        quotationID={quotation.quotationID}
        isOpen={status === 'open'}
        businessID={businessID}
      />
      {quotation.isPassed && <Notice tone="info" title={t('pass.passed')} />}
      <OfferPlace api={api} userID={userID} quotation={quotation} />
      {status === 'open' && !ownOffer && !quotation.isPassed && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setPassing(true)}>
            {t('pass.open')}
          </Button>
        </div>
      )}
      {passing && (
        <PassDialog
          api={api}
          quotationID={quotation.quotationID}
          businessID={businessID}
          onEnd={() => setPassing(false)}
        />
      )}
    </Stack>
  );
}

/** What the buyer has changed since the request was asked. */
function EditedNotice({ quotation }: Pick<OpenQuotationProps, 'quotation'>) {
  const t = useText('quotations');
  const locale = useLocale();
  const { changedFields } = quotation;
  if (changedFields.length === 0) return null;
  const fields = formatList(
    locale,
    changedFields.map((field) => t(`field.${field}`)),
  );
  return (
    <Notice tone="info" title={t('edited.title')}>
      <Text size="sm">{t('edited.body', { fields })}</Text>
    </Notice>
  );
}
