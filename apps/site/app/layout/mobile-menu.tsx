import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useLogOut } from '@wbn/session/use-log-out.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { LanguageLinks } from './language-links.tsx';
import { menuSections } from './menu-links.ts';
import * as styles from './mobile-menu.css.ts';
import { useAccountLinks } from './use-account-links.ts';

/** Closes the menu on a click on any link in it (LAY-15). */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) currentTarget.hidePopover();
}

/**
 * Hamburger button and slide-in menu below 992 pixels (LAY-11 to LAY-15); a popover, so that it opens before
 * JavaScript has loaded.
 */
export function MobileMenu() {
  const t = useText('site');
  const id = useId();
  const path = usePath();
  const { login, register, security } = useAccountLinks();
  const logOut = useLogOut(path('/'));
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget={id} aria-label={t('menu.open')}>
        <Menu size={22} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside have their own keys, Escape closes a popover */}
      <nav id={id} popover="auto" aria-label={t('menu.label')} className={styles.menu} onClick={closeOnLink}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
          >
            <X size={22} aria-hidden />
          </button>
        </div>
        <MenuSections />
        <section className={styles.section}>
          <h2 className={styles.title}>{t('languages')}</h2>
          <LanguageLinks direction="row" />
        </section>
        <div className={styles.visitor}>
          <ButtonLink href={login} rel="nofollow" variant="secondary" block>
            {t('header.login')}
          </ButtonLink>
          <ButtonLink href={register} rel="nofollow" block>
            {t('header.register')}
          </ButtonLink>
        </div>
        <div className={styles.member}>
          <ButtonLink href={security} variant="quiet" block>
            {t('account.security')}
          </ButtonLink>
          <Button variant="secondary" block onClick={logOut}>
            {t('account.logout')}
          </Button>
        </div>
      </nav>
    </>
  );
}

function MenuSections() {
  const t = useText('site');
  const path = usePath();
  return menuSections.map((section) => (
    <section key={section.title} className={styles.section}>
      <h2 className={styles.title}>{t(section.title)}</h2>
      <ul className={styles.list}>
        {section.links.map((link) => (
          <li key={link.path}>
            <Anchor to={path(link.path)} className={styles.link}>
              {t(link.text)}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  ));
}
