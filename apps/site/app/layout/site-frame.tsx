import type { Announcement } from '@wbn/contract/pages/announcements.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { resultsId } from '@wbn/search/results/search-address.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Toaster } from '@wbn/ui-kit/overlays/toast.tsx';
import { JumpLink } from '@wbn/ui-kit/text/jump-link.tsx';
import { usePageLinks } from '@wbn/ui-kit/text/use-page-links.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { Announcements } from './announcements.tsx';
import { ErrorNotice } from './error-page.tsx';
import { columnOf, isHome, showsResults } from './layout-routes.ts';
import { SideColumn } from './side-column.tsx';
import { SiteFooter } from './site-footer.tsx';
import * as styles from './site-frame.css.ts';
import { SiteHeader } from './site-header.tsx';
import { useCountries } from './use-countries.ts';
import { useLostConnection } from './use-lost-connection.ts';

interface SiteFrameProps {
  readonly industries: readonly { readonly id: string; readonly name: string }[];
  readonly announcements?: readonly Announcement[] | undefined;
  readonly footer: boolean;
  /** The page fills the window and its parts scroll separately. */
  readonly window: boolean;
  readonly children: ReactNode;
}

/** The frame around every page (LAY-01): header, side column, footer. */
export function SiteFrame({ industries, announcements, footer, window: fills, children }: SiteFrameProps) {
  const t = useText('site');
  const { state } = useNavigation();
  const matches = useMatches();
  const countries = useCountries();
  const main = useFocusOnNewPage();
  const lost = useLostConnection();
  usePageLinks();
  const isAlone = !fills && columnOf(matches) === undefined;
  return (
    <div className={classNames(styles.frame, fills && styles.window)}>
      <JumpLink to="main" className={styles.skip}>
        {t('skip')}
      </JumpLink>
      {showsResults(matches) && (
        <JumpLink to={resultsId} className={styles.skip}>
          {t('skipToResults')}
        </JumpLink>
      )}
      {state !== 'idle' && !lost && <div className={styles.progress} aria-hidden />}
      {announcements && <Announcements announcements={announcements} />}
      <SiteHeader countries={isHome(matches) ? undefined : countries} />
      <div className={styles.body}>
        <SideColumn industries={industries} />
        <main ref={main} id="main" tabIndex={-1} className={classNames(styles.main, isAlone && styles.alone)}>
          {lost ? <ErrorNotice kind="offline" to={lost} /> : children}
        </main>
      </div>
      {footer && <SiteFooter />}
      <Toaster />
    </div>
  );
}

/**
 * Moves the focus to the new page after a client-side navigation, as loading a document does, except while the person
 * types a search; after a sent search to the results, also of the same page.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location || document.querySelector('[data-unsent]:focus-within')) return;
    const isSent = document.querySelector('[data-sent]:focus-within') !== null;
    if (before.pathname === location.pathname && !isSent) return;
    const results = isSent ? document.getElementById(resultsId) : null;
    (results ?? main.current)?.focus({ preventScroll: true });
  }, [location]);
  return main;
}
