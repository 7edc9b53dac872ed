import { type ReactNode, useEffect, useRef } from 'react';
import { Anchor } from '../text/anchor.tsx';
import * as styles from './tab-links.css.ts';

export interface TabLink {
  /** Path with language, as `usePath` makes it. */
  readonly to: string;
  readonly label: ReactNode;
  readonly current?: boolean;
  /** How many entries the part has, written for the language. */
  readonly count?: string | undefined;
}

interface TabLinksProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Links to the parts of a page in one row, each with an address of its own; scrolls sideways where the row is too long. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;

  // On phones the current tab may be outside the visible part of the row.
  useEffect(() => {
    const row = nav.current;
    const shown = current && row?.querySelector('[aria-current="page"]');
    if (!row || !shown) return;
    const [outer, inner] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [current]);

  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Anchor to={tab.to} aria-current={tab.current ? 'page' : undefined} className={styles.tab}>
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{tab.count}</span>
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
