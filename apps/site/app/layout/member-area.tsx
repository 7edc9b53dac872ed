import { fullName } from '@wbn/cards/person/full-name.ts';
import { PersonPhoto } from '@wbn/cards/person/person-photo.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { MessagesLink } from '@wbn/messaging/requests/messages-link.tsx';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useLogOut } from '@wbn/session/use-log-out.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useProfile } from '@wbn/session/use-session.ts';
import { NotificationBell } from '@wbn/social/notifications/notification-bell.tsx';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Menu, MenuButton, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import {
  BellRing,
  Bookmark,
  Building2,
  CircleUserRound,
  FileQuestion,
  Handshake,
  House,
  LifeBuoy,
  LogOut,
  Newspaper,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import * as styles from './member-area.css.ts';
import { QuotationLink } from './quotation-link.tsx';
import { useAccountLinks } from './use-account-links.ts';

/** Icons in the header of a signed-in person (LAY-17, LAY-18). */
const memberLinks = [
  { text: 'account.home', path: '/', icon: House },
  { text: 'account.myBusiness', path: '/my-business', icon: Building2 },
  { text: 'account.myB2b', path: '/newsfeed', icon: Newspaper },
] as const;

/** Account area of a signed-in person: icons from 768 pixels and the account menu (LAY-17 to LAY-19). */
export function MemberArea() {
  const t = useText('site');
  const path = usePath();
  const api = useMemberApi();
  const profile = useProfile();
  const logOut = useLogOut(path('/'));
  const { security } = useAccountLinks();
  const name = profile && fullName(profile);
  return (
    <div className={styles.row}>
      <span className={styles.quotation}>
        <QuotationLink />
      </span>
      <div className={styles.links}>
        {memberLinks.map(({ text, path: to, icon: Icon }) => (
          <IconLink key={to} to={path(to)} label={t(text)} icon={<Icon aria-hidden />} />
        ))}
      </div>
      <span className={styles.messages}>
        <MemberQueries>
          <MessagesLink api={api} />
        </MemberQueries>
      </span>
      <MemberQueries>
        <NotificationBell api={api} />
      </MemberQueries>
      <Menu
        variant="plain"
        trigger={
          <span className={styles.person}>
            <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
            <span className={styles.picture}>
              {profile ? <PersonPhoto person={profile} sizes="2rem" /> : <UserRound aria-hidden />}
            </span>
          </span>
        }
      >
        {name && <div className={styles.name}>{name}</div>}
        <MenuLink to={path('/profile')} icon={<CircleUserRound aria-hidden />}>
          {t('account.myProfile')}
        </MenuLink>
        <MenuLink to={path('/favorites')} icon={<Bookmark aria-hidden />}>
          {t('account.favoriteBusiness')}
        </MenuLink>
        <MenuLink to={path('/connections')} icon={<Handshake aria-hidden />}>
          {t('account.connections')}
        </MenuLink>
        <MenuLink to={path('/groups')} icon={<UsersRound aria-hidden />}>
          {t('account.groups')}
        </MenuLink>
        <MenuLink to={path('/saved-searches')} icon={<BellRing aria-hidden />}>
          {t('account.savedSearches')}
        </MenuLink>
        <MenuLink to={path('/quotation-requests')} icon={<FileQuestion aria-hidden />}>
          {t('account.ownQuotations')}
        </MenuLink>
        <MenuLink href={security} icon={<ShieldCheck aria-hidden />}>
          {t('account.security')}
        </MenuLink>
        <MenuLink to={path('/contact-us/form')} icon={<LifeBuoy aria-hidden />}>
          {t('account.needHelp')}
        </MenuLink>
        <MenuButton onClick={logOut} icon={<LogOut aria-hidden />}>
          {t('account.logout')}
        </MenuButton>
      </Menu>
    </div>
  );
}
