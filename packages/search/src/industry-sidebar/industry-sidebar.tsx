import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { lazy, Suspense } from 'react';
import { IndustryIcon } from '../industry-icon.tsx';
import * as styles from './industry-sidebar.css.ts';
import { type LoadTree, useFlyOut } from './use-fly-out.ts';

const FlyOut = lazy(() => import('./fly-out.tsx').then((module) => ({ default: module.FlyOut })));

export interface IndustrySidebarProps {
  readonly industries: readonly { readonly id: string; readonly name: string }[];
  /** Called once, when the visitor first points at or focuses the sidebar. */
  readonly loadTree: LoadTree;
}

/**
 * The industries with a fly-out of their categories (LAY-02..09); without JavaScript they are links to the industries
 * page.
 */
export function IndustrySidebar({ industries, loadTree }: IndustrySidebarProps) {
  const t = useText('search');
  const path = usePath();
  const { nav, handlers, panelId, branches, shown, isOpen, focusRequest, close } = useFlyOut(loadTree);

  return (
    <nav ref={nav} aria-label={t('sidebar.label')} className={styles.sidebar} {...handlers}>
      <ul className={styles.list}>
        {industries.map(({ id, name }) => {
          const hasPanel = branches?.some((branch) => branch.id === id && branch.categories.length > 0);
          const expanded = isOpen && shown?.id === id;
          return (
            <li key={id}>
              <Anchor
                to={`${path('/industries')}#${id}`}
                data-industry={id}
                className={styles.item}
                aria-expanded={hasPanel ? expanded : undefined}
                aria-controls={expanded ? panelId : undefined}
              >
                <IndustryIcon id={id} />
                <span className={styles.name}>{name}</span>
              </Anchor>
            </li>
          );
        })}
        <li>
          <Anchor to={path('/industries')} className={styles.all}>
            <IndustryIcon id="all" />
            <span className={styles.name}>{t('sidebar.allCategories')}</span>
          </Anchor>
        </li>
      </ul>
      {shown && (
        <Suspense fallback={null}>
          <FlyOut id={panelId} industry={shown} isOpen={isOpen} focusRequest={focusRequest} onClose={close} />
        </Suspense>
      )}
    </nav>
  );
}
