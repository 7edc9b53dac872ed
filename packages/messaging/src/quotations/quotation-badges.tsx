import type { OpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import { mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import type { OwnQuotation } from '@wbn/contract/quotations/quotations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';

/** State of a request for quotation, as its buyer sees it. */
export function OwnQuotationBadge({ quotation }: { readonly quotation: OwnQuotation }) {
  const t = useText('quotations');
  const { status, closedReason } = quotation;
  if (status === 'open') return <Badge tone="brand">{t('status.open')}</Badge>;
  if (closedReason === 'chosen') return <Badge tone="success">{t('status.chosen')}</Badge>;
  return <Badge>{t('status.closed')}</Badge>;
}

/** State of a request for quotation, as a supplier sees it: the own offer before everything else. */
export function OpenQuotationBadges({ quotation }: { readonly quotation: OpenQuotation }) {
  const t = useText('quotations');
  const { status, isInvited, ownOffer, offerCount } = quotation;
  const isClosed = status === 'closed';
  return (
    <>
      {ownOffer && (
        <Badge
          tone={ownOffer.state === 'chosen' ? 'success' : ownOffer.state === 'made' ? 'brand' : 'neutral'}
        >
          {t(`offerState.${ownOffer.state}`)}
        </Badge>
      )}
      {isInvited && !ownOffer && <Badge tone="brand">{t('invited')}</Badge>}
      {isClosed && <Badge>{t('status.closed')}</Badge>}
      {!isClosed && !ownOffer && offerCount >= mostOffers && <Badge tone="warning">{t('status.full')}</Badge>}
    </>
  );
}
