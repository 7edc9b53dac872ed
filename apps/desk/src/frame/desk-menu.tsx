import { formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Drawer } from '@wbn/ui-kit/overlays/drawer.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { type DeskPage, linkOf, menuGroups } from '../desk-page.ts';
import { useLabel } from '../i18n/use-label.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountPart } from './account-part.tsx';
import * as styles from './desk-menu.css.ts';

/** The page whose link says how many cases are open. */
const casesLink = '/cases';

interface DeskMenuProps {
  /** The pages that the person may open. */
  readonly pages: readonly DeskPage[];
  readonly current: DeskPage | undefined;
  /** Open cases. */
  readonly open: number;
}

/** The menu of the desk: a column in wide windows, a drawer below. */
export function DeskMenu(props: DeskMenuProps) {
  const t = useText('desk-frame');
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  const { current } = props;
  return (
    <>
      <header className={styles.bar}>
        <IconButton label={t('menu')} icon={<MenuIcon />} onClick={() => setOpen(true)} />
        <span className={styles.name}>{current ? label(current.label) : t('name')}</span>
        <PaletteButton compact />
      </header>
      <div className={styles.column}>
        <Anchor to="/" className={styles.name}>
          {t('name')}
        </Anchor>
        <PaletteButton />
        <Parts {...props} />
        <AccountPart />
      </div>
      <Drawer open={isOpen} onClose={() => setOpen(false)} label={t('name')} closeLabel={t('closeMenu')}>
        <div className={styles.drawer}>
          <Parts {...props} />
          <AccountPart />
        </div>
      </Drawer>
    </>
  );
}

function Parts({ pages, current, open }: DeskMenuProps) {
  const t = useText('desk-frame');
  const label = useLabel();
  const locale = useLocale();
  const shown = menuGroups
    .map((group) => ({ group, links: pages.filter(({ menu }) => menu?.group === group) }))
    .filter(({ links }) => links.length > 0);
  return (
    <nav aria-label={t('menu')} className={styles.nav}>
      {shown.map(({ group, links }) => (
        <div key={group}>
          <p className={styles.group}>{t(`groups.${group}`)}</p>
          <ul className={styles.list}>
            {links.map((page) => {
              const Icon = page.menu?.icon;
              const isCounted = linkOf(page) === casesLink && open > 0;
              return (
                <li key={page.path}>
                  <Anchor
                    to={linkOf(page)}
                    aria-current={page === current ? 'page' : undefined}
                    className={styles.link}
                  >
                    {Icon && <Icon aria-hidden="true" className={styles.icon} />}
                    <span className={styles.words}>{label(page.label)}</span>
                    {isCounted && (
                      <span className={styles.count}>
                        <span aria-hidden="true">{formatNumber(locale, open)}</span>
                        <VisuallyHidden>{t('waiting', { count: open })}</VisuallyHidden>
                      </span>
                    )}
                  </Anchor>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
