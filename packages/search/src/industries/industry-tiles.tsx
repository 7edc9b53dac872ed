import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { IndustryIcon } from '../industry-icon.tsx';
import * as styles from './industry-tiles.css.ts';
import type { IndustryTile } from './tile-industries.ts';

/** Tiles of all industries with their number of entries. */
export function IndustryTiles({ tiles }: { readonly tiles: readonly IndustryTile[] }) {
  const t = useText('search');
  const path = usePath();
  if (tiles.length === 0) return null;
  return (
    <Stack as="section" space="sm" aria-labelledby="industry-tiles">
      <Heading level={2} id="industry-tiles">
        {t('tiles.heading')}
      </Heading>
      <ul className={styles.list}>
        {tiles.map(({ id, name, to, detail }) => (
          <li key={id} className={styles.entry}>
            <Anchor to={path(to)} className={styles.tile}>
              <IndustryIcon id={id} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {detail && <span className={styles.count}>{detail}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
