import { usePath } from '@wbn/edition/use-path.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { type TocEntry, useLinkedText } from './information-content.ts';
import { informationPages } from './information-pages.ts';
import * as styles from './page-links.css.ts';

/** The headings of a long text, each a link to its place. */
export function TableOfContents({ entries }: { readonly entries: readonly TocEntry[] }) {
  const { t } = useTranslation('information');
  return (
    <nav aria-labelledby="toc" className={styles.contents}>
      <p id="toc" className={styles.title}>
        {t('contents')}
      </p>
      <ul className={styles.list}>
        {entries.map(({ id, value }) => (
          <li key={id}>
            <TextLink href={`#${id}`} tone="muted">
              {value}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The seven tips, the one being read marked (INF-13, INF-17). */
export function TipLinks({ current }: { readonly current: string }) {
  const { t } = useTranslation('information');
  return (
    <nav aria-labelledby="tips" className={styles.tips}>
      <p id="tips" className={styles.title}>
        {t('tips.label')}
      </p>
      <ol className={styles.tipList}>
        {informationPages
          .filter((page) => page.path.startsWith('/b2b-tips/'))
          .map((tip) => (
            <li key={tip.path}>
              <TipLink tip={tip.path} current={current} />
            </li>
          ))}
      </ol>
    </nav>
  );
}

function TipLink({ tip, current }: { readonly tip: string; readonly current: string }) {
  const path = usePath();
  return (
    <TextLink to={path(tip)} aria-current={tip === current ? 'page' : undefined}>
      {useLinkedText(tip).link}
    </TextLink>
  );
}
