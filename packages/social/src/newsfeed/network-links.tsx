import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Bookmark, CircleUser, Handshake, SearchCheck, Users } from 'lucide-react';
import * as styles from './newsfeed.css.ts';

/** Links to the member's groups, connections and lists, in one row. */
export function NetworkLinks() {
  const t = useText('posts');
  const links = [
    { to: '/groups', icon: Users, label: useText('groups')('title') },
    { to: '/connections', icon: Handshake, label: useText('relations')('tabs.accepted') },
    { to: '/favorites', icon: Bookmark, label: useText('favorites')('title') },
    { to: '/saved-searches', icon: SearchCheck, label: t('feed.links.searches') },
    { to: '/profile', icon: CircleUser, label: useText('own-profile')('title') },
  ];
  const path = usePath();
  return (
    <nav aria-label={t('feed.links.label')} className={styles.links}>
      <ul className={styles.linkList}>
        {links.map(({ to, icon: Icon, label }) => (
          <li key={to}>
            <Anchor to={path(to)} className={styles.link}>
              <Icon aria-hidden className={styles.linkIcon} />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
