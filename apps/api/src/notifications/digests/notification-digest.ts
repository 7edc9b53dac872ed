import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { noticeTexts } from '@wbn/contract/social/notice-texts.ts';
import { digestMail } from '@wbn/mail/templates/digest-mail.ts';
import { loadAuthors } from '../../authors/load-authors.ts';
import type { Digest } from './mail-digest.ts';
import { selectDigestRows, selectUnseeing } from './notification-digest.sql.ts';

/** Notifications listed in a mail; the rest is on the page that it links to. */
const listed = 8;

/** Mails what the person has not seen. */
export const notificationDigest: Digest = {
  kind: 'notifications',
  selectCandidates: selectUnseeing,
  async build(db, frame) {
    const rows = await selectDigestRows.all(db, { userID: frame.userID, limit: listed });
    const [newest] = rows;
    if (!newest) return undefined;
    const authors = await loadAuthors(
      db,
      rows.flatMap(({ actor_ids }) => actor_ids),
    );
    const mail = digestMail({
      ...frame,
      entries: rows.map(({ kind, actor_ids, actor_count: count }) => {
        const { line, line_one, line_other } = noticeTexts(frame.language, kind);
        return {
          line: (count > 1 ? line_other : line_one) ?? line ?? line_other ?? '',
          names: actor_ids.flatMap((id) => nameInMail(authors.get(id)?.name ?? '')),
          count,
        };
      }),
      count: newest.total,
      url: frame.page('/notifications'),
    });
    return { mail, mailedUntil: newest.position };
  },
};
