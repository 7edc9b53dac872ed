import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { IndustryIcon } from '../industry-icon.tsx';
import type { IndustryBranch } from '../normalize-tree.ts';
import * as styles from './industries-page.css.ts';
import { IndustryCard } from './industry-card.tsx';

/** All industries with their categories (IND); the anchor of an industry is its id. */
export function IndustriesPage({ tree }: { readonly tree: readonly IndustryBranch[] }) {
  const { t } = useTranslation('search');
  return (
    <Stack space="lg">
      <Stack space="xs" as="header">
        <Heading level={1}>{t('industries.heading')}</Heading>
        <Text tone="muted">{t('industries.intro')}</Text>
      </Stack>
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
