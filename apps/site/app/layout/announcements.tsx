import type { Announcement } from '@wbn/contract/pages/announcements.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { link as noticeLink } from '@wbn/ui-kit/text/notice.css.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import * as styles from './announcements.css.ts';

const stored = 'announcement-';

/** Hides what this browser has dismissed before the first paint, so that nothing moves. */
const hideDismissed =
  "try{for(var e of document.querySelectorAll('[data-announcement]'))" +
  `if(localStorage.getItem('${stored}'+e.dataset.announcement))e.hidden=true}catch(e){}`;

/** The slim lines at the top of all pages (STF-54). */
export function Announcements({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const t = useText('site');
  return (
    <section aria-label={t('announcements.label')}>
      {announcements.map((announcement) => (
        <Line key={announcement.announcementID} {...announcement} />
      ))}
      <script
        // Allowed in the content security policy by its hash, and not run again in the browser.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? hideDismissed : '' }}
        suppressHydrationWarning
      />
    </section>
  );
}

function Line({ announcementID, content, link }: Announcement) {
  const t = useText('site');
  const path = usePath();
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = () => {
    setDismissed(true);
    try {
      window.localStorage.setItem(stored + announcementID, '1');
    } catch {
      // Without storage it comes back on the next page.
    }
  };
  if (isDismissed) return null;
  return (
    // The script above sets `hidden`, hence no hydration warning.
    <div className={styles.line} data-announcement={announcementID} suppressHydrationWarning>
      <div className={styles.text}>
        <Text size="sm">
          {link === undefined ? (
            content
          ) : (
            <Anchor className={noticeLink} {...(link.startsWith('/') ? { to: path(link) } : { href: link })}>
              {content}
            </Anchor>
          )}
        </Text>
      </div>
      <IconButton
        size="sm"
        label={t('announcements.dismiss')}
        icon={<X aria-hidden="true" />}
        onClick={dismiss}
      />
    </div>
  );
}
