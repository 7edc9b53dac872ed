import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { ChevronDown, Globe } from 'lucide-react';
import { searchPath } from '../results/search-address.ts';
import { searchTypes } from '../search-type.ts';
import * as styles from './countries-page.css.ts';
import { type CountryCounts, splitByCount } from './country-counts.ts';
import type { CountryOption } from './country-option.ts';

interface CountriesPageProps {
  readonly countries: readonly CountryOption[];
  /** Entries per country; undefined when they could not be counted, in which case every country is linked. */
  readonly counts?: CountryCounts | undefined;
  /** Type that is counted and searched for; manufacturers by default. */
  readonly business?: SearchTypeCode;
}

/** Countries by initial letter, each with its number of entries and a link to their search (decision 2). */
export function CountriesPage({ countries, counts, business = 'MA' }: CountriesPageProps) {
  const t = useText('search');
  const { found, empty, total } = splitByCount(countries, counts);
  const type = t(`type.${business}`);
  return (
    <Stack space="lg">
      <PageHeader
        title={t('countries.heading', { type })}
        lead={total > 0 ? t('countries.introCounted', { count: found.length, total }) : t('countries.intro')}
        tabs={<Types business={business} />}
      />
      {countries.length === 0 && <ErrorState title={t('countries.failed')} />}
      {found.length > 0 && (
        <Surface padding="lg">
          <CountryGroups countries={found} counts={counts} business={business} />
        </Surface>
      )}
      {countries.length > 0 && found.length === 0 && (
        <EmptyState title={t('countries.nobody', { type })} icon={<Globe />}>
          {t('countries.nobodyHint')}
        </EmptyState>
      )}
      {found.length > 0 && empty.length > 0 && <EmptyCountries countries={empty} />}
    </Stack>
  );
}

function Types({ business }: { readonly business: SearchTypeCode }) {
  const t = useText('search');
  const path = usePath();
  return (
    <TabLinks
      label={t('countries.types')}
      tabs={searchTypes.map((code) => ({
        to: path(code === 'MA' ? '/countries' : `/countries?business=${code}`),
        label: t(`type.${code}`),
        current: code === business,
      }))}
    />
  );
}

/** Countries without entries, as plain text, so that visitors see that they exist and follow no empty link. */
function EmptyCountries({ countries }: Pick<CountriesPageProps, 'countries'>) {
  const t = useText('search');
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        {t('countries.empty', { count: countries.length })}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <CountryGroups countries={countries} />
    </details>
  );
}

interface CountryGroupsProps {
  readonly countries: readonly CountryOption[];
  readonly counts?: CountryCounts | undefined;
  /** Type that a country's link searches for; absent: names without links. */
  readonly business?: SearchTypeCode;
}

/** Countries by initial letter, in columns. */
function CountryGroups({ countries, counts, business }: CountryGroupsProps) {
  const path = usePath();
  const locale = useLocale();
  return (
    <div className={styles.groups}>
      {groupByLetter(countries, locale).map(({ letter, entries }) => (
        <div key={letter} className={styles.group}>
          <h2 className={styles.letter}>{letter}</h2>
          <ul className={styles.list}>
            {entries.map(({ value, text }) => (
              <li key={value} className={styles.entry}>
                {business ? (
                  <Anchor to={path(searchPath({ business, countries: [value] }))} className={styles.country}>
                    <span className={styles.name}>{text}</span>
                    {counts && (
                      <span className={styles.count}>{formatNumber(locale, counts[value] ?? 0)}</span>
                    )}
                  </Anchor>
                ) : (
                  <span className={styles.emptyCountry}>{text}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Countries with the same initial letter. */
interface LetterGroup<Entry> {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

/** First character, in pinyin order, of the syllables that begin with each letter (none begin with i, u or v). */
const pinyinStarts: readonly (readonly [string, string])[] = [
  ...'A阿 B八 C嚓 D哒 E妸 F发 G旮 H哈 J讥 K咔 L垃 M妈 N拿 O噢 P妑 Q七 R呥 S仨 T他 W穵 X夕 Y丫 Z帀'.split(' '),
].map((pair) => [pair.slice(0, 1), pair.slice(1)] as const);

/**
 * Sorts countries by name in the order of the language and groups them by initial; Chinese names by the initial of
 * their pinyin.
 */
export function groupByLetter<Entry extends { readonly text: string }>(
  entries: readonly Entry[],
  locale: string,
): readonly LetterGroup<Entry>[] {
  const collator = new Intl.Collator(locale);
  const groups = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((one, other) => collator.compare(one.text, other.text))) {
    const letter = initialOf(entry.text, locale);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .map(([letter, found]) => ({ letter, entries: found }))
    .toSorted((one, other) => one.letter.localeCompare(other.letter, 'en'));
}

function initialOf(text: string, locale: string): string {
  const [first = ''] = text.normalize('NFD');
  if (!/\p{Script=Han}/u.test(first)) return first.toLocaleUpperCase(locale);
  const collator = new Intl.Collator('zh-Hans-u-co-pinyin');
  return pinyinStarts.findLast(([, start]) => collator.compare(start, text) <= 0)?.[0] ?? '#';
}
