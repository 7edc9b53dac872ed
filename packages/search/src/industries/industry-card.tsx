import type { Category } from '@wbn/contract/catalog/industry.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { ChevronDown, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IndustryIcon } from '../industry-icon.tsx';
import type { IndustryBranch } from '../normalize-tree.ts';
import { searchPath } from '../results/search-address.ts';
import * as styles from './industry-card.css.ts';

/** An industry with icon, description, search button and categories (IND-01..04). */
export function IndustryCard({ industry }: { readonly industry: IndustryBranch }) {
  const { t } = useTranslation('search');
  const path = usePath();
  const { id, name, description, categories } = industry;
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
          {description && (
            <Text size="sm" tone="muted">
              {description}
            </Text>
          )}
        </div>
        <ButtonLink
          to={path(searchPath({ search: name }))}
          variant="secondary"
          size="sm"
          icon={<Search aria-hidden="true" />}
        >
          {t('industries.search', { name })}
        </ButtonLink>
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

function CategoryEntry({ category }: { readonly category: Category }) {
  const path = usePath();
  const searchFor = (search: string) => path(searchPath({ search }));
  return (
    <li className={styles.category}>
      <Link to={searchFor(category.name)} className={styles.categoryName}>
        {category.name}
      </Link>
      <ul className={styles.subCategories}>
        {category.subCategories.map(({ id, name }) => (
          <li key={id}>
            <Link to={searchFor(name)} className={styles.subCategory}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
