import { usePath } from '@wbn/edition/use-path.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IndustryIcon } from '../industry-icon.tsx';
import * as styles from './industry-tiles.css.ts';
import type { IndustryTile } from './tile-industries.ts';

/** The industries side by side, each with what is in it. */
export function IndustryTiles({ tiles }: { readonly tiles: readonly IndustryTile[] }) {
  const { t } = useTranslation('search');
  const path = usePath();
  const countOf = ({ companies = 0, products = 0 }: IndustryTile) => {
    if (companies > 0) return t('tiles.companies', { count: companies });
    return products > 0 ? t('tiles.products', { count: products }) : t('tiles.nothing');
  };
  if (tiles.length === 0) return null;
  return (
    <Stack as="section" space="sm" aria-labelledby="industry-tiles">
      <Heading level={2} id="industry-tiles">
        {t('tiles.heading')}
      </Heading>
      <ul className={styles.list}>
        {tiles.map((tile) => (
          <li key={tile.id} className={styles.entry}>
            <Link to={path(tile.to)} className={styles.tile}>
              <IndustryIcon id={tile.id} />
              <span className={styles.words}>
                <span className={styles.name}>{tile.name}</span>
                {tile.companies !== undefined && <span className={styles.count}>{countOf(tile)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
