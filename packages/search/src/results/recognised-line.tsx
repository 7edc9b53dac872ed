import type { SearchCondition, SearchRecognised } from '@wbn/contract/search/search-reply.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import * as filterStyles from './active-filters.css.ts';
import { type CategorySearch, type FoundCategory, listCategorySearches } from './category-searches.ts';
import { countText } from './count-text.ts';
import { withFilter } from './facet-choice.ts';
import * as styles from './found-results.css.ts';
import { RemovableChip } from './removable-chip.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';

interface RecognisedLineProps {
  readonly address: SearchAddress;
  readonly recognised: SearchRecognised;
  /** Category to suggest when the recognised one has no entries. */
  readonly nearest: FoundCategory | undefined;
  /** Results match fully, so that a category without entries says nothing. */
  readonly hasMatches: boolean;
  /** The correction notice already shows the words as typed. */
  readonly hasCorrection: boolean;
}

/**
 * Shows the category and conditions recognised in the query. Each condition is a link that undoes it; another reading
 * of a word is a link, too, and so is a search for the words alone.
 */
export function RecognisedLine({
  address,
  recognised,
  nearest,
  hasMatches,
  hasCorrection,
}: RecognisedLineProps) {
  const t = useText('search');
  const path = usePath();
  const { category: named, conditions = [], offered = [] } = recognised;
  const category = named && hasMatches && listCategorySearches(named).length === 0 ? undefined : named;
  if (!category && conditions.length === 0 && offered.length === 0) return null;
  const isApplied = category !== undefined || conditions.length > 0;
  const nameOf = ({ kind, text }: SearchCondition) => `${t(`condition.${kind}`)}: ${text}`;
  return (
    <section aria-label={t('recognised.label')} className={styles.recognised}>
      {conditions.length > 0 && (
        <ul className={filterStyles.list}>
          {conditions.map((condition) => (
            <li key={condition.typed} className={filterStyles.entry}>
              <RemovableChip
                to={path(withoutCondition(address, condition))}
                label={t('recognised.undo', { name: nameOf(condition) })}
              >
                <span className={styles.recognisedKind}>{t(`condition.${condition.kind}`)}: </span>
                <bdi>{condition.text}</bdi>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {offered.map(
        (condition) =>
          condition.filter && (
            <span key={condition.typed}>
              <span className={styles.recognisedKind}>
                {t('recognised.offered', { typed: condition.typed })}:{' '}
              </span>
              <TextLink
                to={path(searchPath(withFilter(address, condition.without, condition.filter)))}
                rel="nofollow"
              >
                {nameOf(condition)}
              </TextLink>
            </span>
          ),
      )}
      {category && <Category category={category} nearest={nearest} />}
      {isApplied && !hasCorrection && (
        <TextLink to={path(searchPath({ ...address, exact: true, page: 1 }))} rel="nofollow">
          {t('notice.searchExactly', { typed: address.search })}
        </TextLink>
      )}
    </section>
  );
}

/** Returns the path of a search without one of its conditions. */
export function withoutCondition(address: SearchAddress, { without }: SearchCondition): string {
  return searchPath({ ...address, search: without, page: 1 });
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
