import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CategoryLink } from '../category-links/category-link.tsx';
import type { CategoryBranch, IndustryBranch } from '../normalize-tree.ts';
import * as styles from './fly-out.css.ts';

/** Maximum number of columns in a panel and of sub-categories in a column (CON-06). */
const mostColumns = 6;
const mostLinks = 6;

interface FlyOutProps {
  readonly id: string;
  readonly industry: IndustryBranch;
  readonly isOpen: boolean;
  /** Incremented when the keyboard moves the focus into the panel. */
  readonly focusRequest: number;
  readonly onClose: () => void;
}

/** Panel with the categories of an industry beside the sidebar (LAY-03..08). */
export function FlyOut({ id, industry, isOpen, focusRequest, onClose }: FlyOutProps) {
  const t = useText('search');
  const path = usePath();
  const panel = useRef<HTMLElement>(null);
  const industryPath = `${path('/industries')}#${industry.id}`;

  useEffect(() => {
    if (focusRequest > 0) panel.current?.querySelector('a')?.focus();
  }, [focusRequest]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement)) focusIndustry(panel.current, industry.id);
      onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, industry.id, onClose]);

  function goBack(event: KeyboardEvent<HTMLElement>) {
    const { direction } = getComputedStyle(event.currentTarget);
    if (event.key !== (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) return;
    event.preventDefault();
    focusIndustry(event.currentTarget, industry.id);
  }

  return (
    <section
      ref={panel}
      id={id}
      aria-label={industry.name}
      data-fly-out
      onKeyDown={goBack}
      className={isOpen ? styles.open : styles.closed}
    >
      <div className={styles.head}>
        <Anchor to={industryPath} className={styles.title}>
          {industry.name}
        </Anchor>
        {industry.categories.length > mostColumns && (
          <Anchor to={industryPath} className={styles.more}>
            {t('sidebar.viewMoreCategories')}
          </Anchor>
        )}
      </div>
      <div className={styles.columns}>
        {industry.categories.slice(0, mostColumns).map((category) => (
          <Column key={category.id} category={category} industryPath={industryPath} />
        ))}
      </div>
    </section>
  );
}

function Column({ category, industryPath }: { category: CategoryBranch; industryPath: string }) {
  const t = useText('search');
  const { id, name, target, subCategories } = category;
  return (
    <div className={styles.column}>
      <CategoryLink id={id} name={name} target={target} className={styles.columnTitle} />
      <ul className={styles.links}>
        {subCategories.slice(0, mostLinks).map((sub) => (
          <li key={sub.id}>
            <CategoryLink {...sub} target={sub.target} className={styles.link} />
          </li>
        ))}
      </ul>
      {subCategories.length > mostLinks && (
        <Anchor to={industryPath} className={styles.more} aria-label={`${t('sidebar.viewMore')}: ${name}`}>
          {t('sidebar.viewMore')}
        </Anchor>
      )}
    </div>
  );
}

/** Returns the focus to the industry of the panel. */
function focusIndustry(panel: HTMLElement, id: string) {
  panel
    .closest('nav')
    ?.querySelector<HTMLElement>(`a[data-industry="${CSS.escape(id)}"]`)
    ?.focus();
}
