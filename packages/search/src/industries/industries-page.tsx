import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { ChevronDown, Search } from 'lucide-react';
import { CategoryLink } from '../category-links/category-link.tsx';
import { targetPath } from '../category-links/nearest-target.ts';
import { useCountLabel } from '../category-links/use-count-label.ts';
import { IndustryIcon } from '../industry-icon.tsx';
import type { CategoryBranch, IndustryBranch } from '../normalize-tree.ts';
import * as styles from './industries-page.css.ts';

/** All industries with their categories (IND); the id of an industry is its anchor. */
export function IndustriesPage({ tree }: { readonly tree: readonly IndustryBranch[] }) {
  const t = useText('search');
  return (
    <Stack space="lg">
      <PageHeader title={t('industries.heading')} lead={t('industries.intro')} />
      {tree.length === 0 ? (
        <ErrorState title={t('industries.failed')} />
      ) : (
        <>
          <nav aria-label={t('industries.index')}>
            <ul className={styles.index}>
              {tree.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.jump}>
                    <IndustryIcon id={id} size={16} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Stack space="lg">
            {tree.map((industry) => (
              <IndustryCard key={industry.id} industry={industry} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** An industry with icon, description, search button and categories (IND-01..04). */
function IndustryCard({ industry }: { readonly industry: IndustryBranch }) {
  const t = useText('search');
  const path = usePath();
  const countLabel = useCountLabel();
  const { id, name, description, categories, target } = industry;
  return (
    <section id={id} aria-labelledby={`industry-${id}`} className={styles.card}>
      <header className={styles.head}>
        <span className={styles.industryCardIcon}>
          <IndustryIcon id={id} size={26} />
        </span>
        <div className={styles.words}>
          <Heading level={2} id={`industry-${id}`}>
            {name}
          </Heading>
          {description && <MutedText>{description}</MutedText>}
        </div>
        {target && (
          <ButtonLink
            to={path(targetPath(id, target))}
            variant="secondary"
            size="sm"
            icon={<Search aria-hidden="true" />}
          >
            {t('industries.search', { name })}
            {target.count !== undefined && ` · ${countLabel(target)}`}
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
  const { id, name, target, subCategories } = category;
  return (
    <li className={styles.category}>
      <CategoryLink id={id} name={name} target={target} className={styles.categoryName} />
      <ul className={styles.subCategories}>
        {subCategories.map((sub) => (
          <li key={sub.id}>
            <CategoryLink {...sub} target={sub.target} className={styles.subCategory} />
          </li>
        ))}
      </ul>
    </li>
  );
}
