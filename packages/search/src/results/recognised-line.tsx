import type { SearchRecognised } from '@wbn/contract/search/search-reply.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type CategorySearch, type FoundCategory, listCategorySearches } from './category-searches.ts';
import { countText } from './count-text.ts';
import * as styles from './found-results.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

interface RecognisedLineProps {
  readonly address: SearchAddress;
  readonly recognised: SearchRecognised;
  /** Category to suggest when the recognised one has no entries. */
  readonly nearest: FoundCategory | undefined;
  /** The correction notice already shows the words as typed. */
  readonly hasCorrection: boolean;
}

/** Shows the category, certificates and places recognised in the query, and a link that searches the words alone. */
export function RecognisedLine({ address, recognised, nearest, hasCorrection }: RecognisedLineProps) {
  const t = useText('search');
  const path = usePath();
  const { category, certificates = [], places = [] } = recognised;
  if (!category && certificates.length === 0 && places.length === 0) return null;
  const named = { certificates, places };
  return (
    <section aria-label={t('recognised.label')} className={styles.recognised}>
      {category && <Category category={category} nearest={nearest} />}
      {(['certificates', 'places'] as const).flatMap((kind) =>
        named[kind].map(({ value, text }) => (
          <span key={value}>
            <span className={styles.recognisedKind}>{t(`recognised.${kind}`)}: </span>
            <bdi>{text}</bdi>
          </span>
        )),
      )}
      {!hasCorrection && (
        <TextLink to={path(searchPath({ ...address, exact: true, page: 1 }))} rel="nofollow">
          {t('notice.searchExactly', { typed: address.search })}
        </TextLink>
      )}
    </section>
  );
}

interface CategoryProps {
  readonly category: FoundCategory;
  readonly nearest: FoundCategory | undefined;
}

/**
 * 'Category: Hydraulics - 3 companies', with counts per type when there are several; for an empty category the
 * nearest one with entries.
 */
function Category({ category, nearest }: CategoryProps) {
  const t = useText('search');
  const language = useLanguage();
  const path = usePath();
  const own = listCategorySearches(category);
  const isEmpty = own.length === 0;
  const shown = isEmpty ? nearest : category;
  // For the nearest category the counts per type would be too much detail.
  const near = nearest
    ? listCategorySearches(nearest).filter(({ type }) => type === 'ALL' || type === 'PR')
    : [];
  const [first, ...others] = isEmpty ? near : own;
  const counted = ({ type, count }: CategorySearch) =>
    t(`counted.${type}`, { count, found: countText(count, false, language) });
  const kind = (text: string) => <span className={styles.recognisedKind}>{text}: </span>;
  return (
    <span className={styles.recognisedCategory}>
      {isEmpty && (
        <span>
          {kind(t('recognised.category'))}
          {`${category.name} - ${t('recognised.nothing')}`}
        </span>
      )}
      {shown && first && (
        <span>
          {kind(t(isEmpty ? 'recognised.nearest' : 'recognised.category'))}
          <TextLink to={path(first.to)}>{`${shown.name} - ${counted(first)}`}</TextLink>
        </span>
      )}
      {others.map((target) => (
        <TextLink key={target.type} to={path(target.to)}>
          {counted(target)}
        </TextLink>
      ))}
    </span>
  );
}
