import { useText } from '@wbn/edition/use-text.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Toaster } from '@wbn/ui-kit/overlays/toast.tsx';
import { JumpLink } from '@wbn/ui-kit/text/jump-link.tsx';
import { usePageLinks } from '@wbn/ui-kit/text/use-page-links.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { ErrorNotice } from './error-page.tsx';
import { SideColumn } from './side-column.tsx';
import { SiteFooter } from './site-footer.tsx';
import * as styles from './site-frame.css.ts';
import { SiteHeader } from './site-header.tsx';
import { useCountries } from './use-countries.ts';
import { useLostConnection } from './use-lost-connection.ts';

interface SiteFrameProps {
  readonly industries: readonly { readonly id: string; readonly name: string }[];
  readonly footer: boolean;
  /** The page fills the window and its parts scroll separately. */
  readonly window: boolean;
  readonly children: ReactNode;
}

/** The frame around every page (LAY-01): header, side column, footer. */
export function SiteFrame({ industries, footer, window: fills, children }: SiteFrameProps) {
  const t = useText('site');
  const { state } = useNavigation();
  const countries = useCountries();
  const main = useFocusOnNewPage();
  const lost = useLostConnection();
  usePageLinks();
  return (
    <div className={classNames(styles.frame, fills && styles.window)}>
      <JumpLink to="main" className={styles.skip}>
        {t('skip')}
      </JumpLink>
      {state !== 'idle' && !lost && <div className={styles.progress} aria-hidden />}
      <SiteHeader countries={countries} />
      <div className={styles.body}>
        <SideColumn industries={industries} />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
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
 * types a search.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.querySelector('[data-unsent]:focus-within')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
