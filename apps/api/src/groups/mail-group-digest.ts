import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { groupDigestMail } from '@wbn/mail/templates/group-digest-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Digest } from '../notifications/digests/mail-digest.ts';
import { selectBusyGroups, selectMembersOfBusyGroups } from './group-digest.sql.ts';

/** Groups listed in a mail. */
const listed = 8;

/** Milliseconds. */
const week = 7 * 86_400_000;

/** Mails members in which of their groups there are new posts (GRP-07). */
export const groupDigest: Digest = {
  kind: 'group-digest',
  selectCandidates: selectMembersOfBusyGroups,
  async build(db, frame) {
    const until = Date.parse(`${frame.period}T00:00:00Z`);
    const groups = await selectBusyGroups.all(db, {
      userID: frame.userID,
      since: newId(new Date(until - week)),
      until: newId(new Date(until)),
      limit: listed,
    });
    const [busiest] = groups;
    if (!busiest) return undefined;
    const mail = groupDigestMail({
      ...frame,
      groups: groups.map(({ name, count }) => ({ name: nameInMail(name), count })),
      count: busiest.total,
      url: frame.page('/groups'),
    });
    return { mail };
  },
};
