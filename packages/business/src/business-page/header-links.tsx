import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import type { ReactNode } from 'react';
import * as styles from './header-links.css.ts';

interface HeaderLinksProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of links under the name of a business. */
export function HeaderLinks({ label, children }: HeaderLinksProps) {
  return (
    <nav aria-label={label} className={styles.links}>
      {children}
    </nav>
  );
}

interface HeaderLinkProps {
  readonly to?: string;
  readonly href?: string;
  readonly children: ReactNode;
}

/** One link of the row: `to` another page, or `href` to an anchor of this one. */
export function HeaderLink({ to, href, children }: HeaderLinkProps) {
  return (
    <Anchor to={to} href={href} rel={to === undefined ? undefined : 'nofollow'} className={styles.link}>
      {children}
    </Anchor>
  );
}
