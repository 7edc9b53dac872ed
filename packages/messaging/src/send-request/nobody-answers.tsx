import { requestQuotationPath } from '@wbn/cards/business/quotation-paths.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { formatList } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';

interface NobodyAnswersProps {
  /** The receivers of the inquiry. */
  readonly businesses: readonly BusinessProfile[];
}

/** The receivers that nobody owns, so that nobody reads the inquiry yet. */
export function unownedOf(businesses: readonly BusinessProfile[]): readonly BusinessProfile[] {
  return businesses.filter(({ importedFrom }) => importedFrom?.unowned);
}

/** Says which receivers have nobody who answers yet, and offers a request for quotation; nothing when all have somebody (CLM-07). */
export function NobodyAnswers({ businesses }: NobodyAnswersProps) {
  const t = useText('send-request');
  const path = usePath();
  const locale = useLocale();
  const unowned = unownedOf(businesses);
  const count = unowned.length;
  if (count === 0) return null;
  const company = formatList(
    locale,
    unowned.map(({ general }) => general.companyName),
  );
  // The others are carried over to the request for quotation.
  const answering = businesses.filter((business) => !unowned.includes(business));
  const ids = answering.map(({ businessID }) => businessID);
  return (
    <Notice tone="info" title={t('unowned.title', { company })}>
      <Text>{t('unowned.body', { count })}</Text>
      <TextLink to={path(requestQuotationPath(ids))}>{t('unowned.action')}</TextLink>
    </Notice>
  );
}
