import type { SearchRecognised } from '@wbn/contract/search/search-reply.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { type CategoryWay, type FoundCategory, findCategoryWays } from './category-ways.ts';
import { countText } from './count-text.ts';
import * as styles from './found-results.css.ts';
import { type SearchAddress, searchPath } from './search-address.ts';

interface RecognisedLineProps {
  readonly address: SearchAddress;
  readonly recognised: SearchRecognised;
  /** In place of a category without entries. */
  readonly nearest: FoundCategory | undefined;
  /** A correction says the words as they were typed itself. */
  readonly hasCorrection: boolean;
}

/** What was understood besides words, category, certificates and places, and the way back to the words alone. */
export function RecognisedLine({ address, recognised, nearest, hasCorrection }: RecognisedLineProps) {
  const { t } = useTranslation('search');
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

/** 'Category: Hydraulics - 3 companies', and how many of each type where there are several; of an empty one the nearest that is not. */
function Category({ category, nearest }: CategoryProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const path = usePath();
  const own = findCategoryWays(category);
  const isEmpty = own.length === 0;
  const shown = isEmpty ? nearest : category;
  // Of another category its types say too much.
  const near = nearest ? findCategoryWays(nearest).filter(({ type }) => type === 'ALL' || type === 'PR') : [];
  const [first, ...others] = isEmpty ? near : own;
  const counted = ({ type, count }: CategoryWay) =>
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
      {others.map((way) => (
        <TextLink key={way.type} to={path(way.to)}>
          {counted(way)}
        </TextLink>
      ))}
    </span>
  );
}
