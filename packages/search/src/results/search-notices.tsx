import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { formatList } from '@wbn/edition/format.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { countText } from './count-text.ts';
import * as styles from './found-results.css.ts';
import { withoutCondition } from './recognised-line.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface SearchNoticesProps {
  readonly address: SearchAddress;
  /** The requested type, which differs from the shown one when companies of all types are shown instead. */
  readonly asked: SearchTypeCode;
  readonly outcome: FoundOutcome;
}

/** Explains differences from the query: corrected words, companies of other types. */
export function SearchNotices({ address, asked, outcome }: SearchNoticesProps) {
  const t = useText('search');
  const path = usePath();
  const { correction } = outcome;
  const isOther = asked !== address.business;
  if (!correction && !isOther && !address.exact) return null;
  const exactly = (exact: true | undefined) => path(searchPath({ ...address, exact, page: 1 }));
  return (
    <div role="note" className={styles.notice}>
      {address.exact && <Text>{t('notice.exact', { query: address.search })}</Text>}
      {correction && <Text>{t('notice.correction', { ...correction })}</Text>}
      {isOther && <OtherTypes address={address} asked={asked} outcome={outcome} />}
      {correction && (
        <TextLink to={exactly(true)} rel="nofollow">
          {t('notice.searchExactly', { typed: correction.typed })}
        </TextLink>
      )}
      {address.exact && (
        <TextLink to={exactly(undefined)} rel="nofollow">
          {t('notice.similar')}
        </TextLink>
      )}
    </div>
  );
}

/** With more types than this the notice does not name them. */
const mostNamed = 3;

function OtherTypes({ address, asked, outcome }: SearchNoticesProps) {
  const t = useText('search');
  const language = useLanguage();
  const locale = useLocale();
  const values = { asked: t(`asked.${asked as 'MA'}`), query: address.search };
  const counts = outcome.tabs.filter(
    ({ type, count }) => count > 0 && !['ALL', 'PR', 'UR', asked].includes(type),
  );
  if (counts.length === 0 || counts.length > mostNamed)
    return <Text>{t('notice.otherCompanies', values)}</Text>;
  const others = counts.map(({ type, count, least }) =>
    t(`counted.${type}`, { count, found: countText(count, least, language) }),
  );
  return (
    <Text>
      {t('notice.otherTypes', {
        ...values,
        count: counts.reduce((sum, { count }) => sum + count, 0),
        others: formatList(locale, others),
      })}
    </Text>
  );
}

interface PartialNoticeProps extends Omit<SearchNoticesProps, 'asked'> {
  /** Path that asks suppliers, without language. */
  readonly quotePath: string | undefined;
}

/**
 * Introduces results that match only in part, and links to results of other types that match fully. When nothing matches
 * fully it also leads to suppliers and to the search without one of its conditions.
 */
export function PartialNotice({ address, outcome, quotePath }: PartialNoticeProps) {
  const t = useText('search');
  const language = useLanguage();
  const path = usePath();
  const { business } = address;
  const { correction, elsewhere, full, mode, tabs } = outcome;
  const isNone = full === 0;
  const isShown = (type: SearchTypeCode) =>
    type !== business && !['ALL', 'UR'].includes(type) && (business !== 'ALL' || type === 'PR');
  const counted = elsewhere && !tabs.some(({ type }) => type === elsewhere.type) ? [elsewhere] : [];
  const others = [...tabs, ...counted].filter(({ type, count }) => count > 0 && isShown(type));
  return (
    <div role="note" className={styles.notice}>
      <Text>
        {isNone
          ? t(`notice.loosened.${mode}`, { query: correction?.meant ?? address.search })
          : t('notice.partial')}
      </Text>
      {isNone && <LooserSearches address={address} outcome={outcome} />}
      {isNone && quotePath && (
        <TextLink to={path(quotePath)} rel="nofollow">
          {t('results.quote')}
        </TextLink>
      )}
      {others.length > 0 && <Text>{t('notice.ofOtherTypes')}</Text>}
      {others.map(({ type, count, least }) => (
        <TextLink key={type} to={path(searchPath({ ...address, business: type, page: 1 }))}>
          {t(`counted.${type}`, { count, found: countText(count, least, language) })}
        </TextLink>
      ))}
    </div>
  );
}

/** Links to the search without one of its conditions. */
export function LooserSearches({ address, outcome }: Pick<SearchNoticesProps, 'address' | 'outcome'>) {
  const t = useText('search');
  const path = usePath();
  const conditions = outcome.recognised?.conditions ?? [];
  return conditions
    .filter(({ without }) => without !== '')
    .map((condition) => (
      <TextLink key={condition.typed} to={path(withoutCondition(address, condition))}>
        {t('recognised.without', { typed: condition.typed })}
      </TextLink>
    ));
}
