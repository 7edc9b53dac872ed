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
import { type SearchAddress, searchPath } from './search-address.ts';
import type { FoundOutcome } from './search-outcome.ts';

interface SearchNoticesProps {
  readonly address: SearchAddress;
  /** The requested type, which differs from the shown one when companies of all types are shown instead. */
  readonly asked: SearchTypeCode;
  readonly outcome: FoundOutcome;
}

/** Explains differences from the query: similar words, only some of the words, companies of other types. */
export function SearchNotices({ address, asked, outcome }: SearchNoticesProps) {
  const t = useText('search');
  const language = useLanguage();
  const path = usePath();
  const { correction, loosened, elsewhere, mode } = outcome;
  const isOther = asked !== address.business;
  if (!correction && !loosened && !elsewhere && !isOther && !address.exact) return null;
  const exactly = (exact: true | undefined) => path(searchPath({ ...address, exact, page: 1 }));
  return (
    <div role="note" className={styles.notice}>
      {address.exact && <Text>{t('notice.exact', { query: address.search })}</Text>}
      {correction && <Text>{t('notice.correction', { ...correction })}</Text>}
      {isOther && <OtherTypes address={address} asked={asked} outcome={outcome} />}
      {loosened && (
        <Text>{t(`notice.loosened.${mode}`, { query: correction?.meant ?? address.search })}</Text>
      )}
      {elsewhere && (
        <TextLink to={path(searchPath({ ...address, business: elsewhere.type, page: 1 }))}>
          {t('notice.elsewhere', {
            count: elsewhere.count,
            things: t(`counted.${elsewhere.type}`, {
              count: elsewhere.count,
              found: countText(elsewhere.count, elsewhere.least, language),
            }),
          })}
        </TextLink>
      )}
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
  const counts = countTypes(outcome, address.page).filter(({ type }) => type !== asked);
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

/** Counts the companies with all words by type: on the page when partial matches follow, otherwise from the tabs. */
function countTypes({ mode, full, results, tabs }: FoundOutcome, page: number) {
  if (full === undefined)
    return tabs.filter(({ type, count }) => count > 0 && !['ALL', 'PR', 'UR'].includes(type));
  if (mode !== 'business' || page > 1) return [];
  const types = results
    .slice(0, full)
    .map(({ businessProfile }) => businessProfile.general.businessType.code);
  return [...new Set(types)].map((type) => ({
    type: type as SearchTypeCode,
    count: types.filter((one) => one === type).length,
    least: false,
  }));
}

/** Introduces results that match only some words, and links to results of other types that match all. */
export function PartialNotice({ address, outcome }: Omit<SearchNoticesProps, 'asked'>) {
  const t = useText('search');
  const language = useLanguage();
  const path = usePath();
  const { business } = address;
  const isShown = (type: SearchTypeCode) =>
    type !== business && !['ALL', 'UR'].includes(type) && (business !== 'ALL' || type === 'PR');
  const others = outcome.tabs.filter(({ type, count }) => count > 0 && isShown(type));
  return (
    <div role="note" className={styles.notice}>
      <Text>{t('notice.partial')}</Text>
      {others.length > 0 && <Text>{t('notice.ofOtherTypes')}</Text>}
      {others.map(({ type, count, least }) => (
        <TextLink key={type} to={path(searchPath({ ...address, business: type, page: 1 }))}>
          {t(`counted.${type}`, { count, found: countText(count, least, language) })}
        </TextLink>
      ))}
    </div>
  );
}
