import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { ChevronDown, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IndustryIcon } from '../industry-icon.tsx';
import type { CategoryBranch, IndustryBranch } from '../normalize-tree.ts';
import { wayPath } from '../ways/nearest-way.ts';
import { useCountLabel } from '../ways/use-count-label.ts';
import { WayLink } from '../ways/way-link.tsx';
import * as styles from './industry-card.css.ts';

/** An industry with icon, description, search button and categories (IND-01..04). */
export function IndustryCard({ industry }: { readonly industry: IndustryBranch }) {
  const { t } = useTranslation('search');
  const path = usePath();
  const countLabel = useCountLabel();
  const { id, name, description, categories, way } = industry;
  return (
    <section id={id} aria-labelledby={`industry-${id}`} className={styles.card}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <IndustryIcon id={id} size={26} />
        </span>
        <div className={styles.words}>
          <Heading level={2} id={`industry-${id}`}>
            {name}
          </Heading>
          {description && <MutedText>{description}</MutedText>}
        </div>
        {way && (
          <ButtonLink
            to={path(wayPath(id, way))}
            variant="secondary"
            size="sm"
            icon={<Search aria-hidden="true" />}
          >
            {t('industries.search', { name })}
            {way.count !== undefined && ` · ${countLabel(way)}`}
          </ButtonLink>
        )}
      </header>
      {categories.length > 0 && (
        <details className={styles.fold}>
          <summary className={styles.summary}>
            {t('industries.categories', { count: categories.length })}
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <ul className={styles.categories}>
            {categories.map((category) => (
              <CategoryEntry key={category.id} category={category} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function CategoryEntry({ category }: { readonly category: CategoryBranch }) {
  const { id, name, way, subCategories } = category;
  return (
    <li className={styles.category}>
      <WayLink id={id} name={name} way={way} className={styles.categoryName} />
      <ul className={styles.subCategories}>
        {subCategories.map((sub) => (
          <li key={sub.id}>
            <WayLink {...sub} way={sub.way} className={styles.subCategory} />
          </li>
        ))}
      </ul>
    </li>
  );
}
