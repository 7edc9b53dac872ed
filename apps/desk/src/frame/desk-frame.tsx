import { useText } from '@wbn/edition/use-text.ts';
import { Toaster } from '@wbn/ui-kit/overlays/toast.tsx';
import { JumpLink } from '@wbn/ui-kit/text/jump-link.tsx';
import { usePageLinks } from '@wbn/ui-kit/text/use-page-links.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { useCaseCounts } from '../counts/use-case-counts.ts';
import type { DeskPage } from '../desk-page.ts';
import { useLabel } from '../i18n/use-label.ts';
import { KeyList } from '../keys/key-list.tsx';
import { Palette } from '../palette/palette.tsx';
import { useDesk } from '../session/desk-context.ts';
import { SecondFactorDialog } from '../session/second-factor-dialog.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import * as styles from './desk-frame.css.ts';
import { DeskMenu } from './desk-menu.tsx';
import { RefusedPage } from './refused-page.tsx';

interface DeskFrameProps {
  readonly pages: readonly DeskPage[];
  /** By default the page of the router. */
  readonly children?: ReactNode;
}

/** The frame around every page of the desk: menu, keys, palette, and who is here. */
export function DeskFrame({ pages, children = <Outlet /> }: DeskFrameProps) {
  const t = useText('desk-frame');
  const label = useLabel();
  const { can } = useDesk();
  const main = useFocusOnNewPage();
  const page = useMatches().findLast(({ handle }) => isPage(handle))?.handle as DeskPage | undefined;
  const open = useCaseCounts()?.open ?? 0;
  usePageLinks();
  const allowed = pages.filter(({ right }) => can(right));
  const name = page ? label(page.label) : t('name');
  const title = page ? t('title', { page: name }) : t('name');
  const counted = t('countedTitle', { count: open, page: name });
  useEffect(() => {
    document.title = open > 0 ? counted : title;
  }, [open, counted, title]);
  return (
    <div className={styles.frame}>
      <JumpLink to="main" className={styles.skip}>
        {t('skip')}
      </JumpLink>
      <DeskMenu pages={allowed} current={page} open={open} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {page && !can(page.right) ? <RefusedPage right={page.right} /> : children}
      </main>
      <Palette pages={allowed} />
      <KeyList />
      <SecondFactorDialog />
      <UndoBar />
      <Toaster />
    </div>
  );
}

function isPage(handle: unknown): handle is DeskPage {
  return typeof handle === 'object' && handle !== null && 'right' in handle;
}

/** Moves the focus to a new page, as loading a document does; a case that opens beside its list is no new page. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const [, room] = useLocation().pathname.split('/');
  const shown = useRef(room);
  useEffect(() => {
    if (shown.current === room) return;
    shown.current = room;
    main.current?.focus({ preventScroll: true });
  }, [room]);
  return main;
}
