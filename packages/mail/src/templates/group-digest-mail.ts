import { fillIn } from '../fill-in.ts';
import { type LetterMail, writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import { mailTexts } from '../mail-texts.ts';

/** New posts in a person's groups within a week. */
export interface GroupDigestMail extends LetterMail {
  /** Groups with the most new posts; names are formatted. */
  readonly groups: readonly { readonly name: string; readonly count: number }[];
  /** The number of all groups with new posts. */
  readonly count: number;
  /** The page of the person's groups. */
  readonly url: string;
  readonly stopUrl: string;
}

/** Tells a member once a week in which groups there are new posts (GRP-07). It quotes nothing, because other people may read mails too. */
export function groupDigestMail(mail: GroupDigestMail): Mail {
  const { groupDigest } = mailTexts(mail.language);
  const more = mail.count - mail.groups.length;
  const { edition } = mail;
  const items = mail.groups.map(({ name: group, count }) =>
    fillIn(count === 1 ? groupDigest.one : groupDigest.several, { group, count }),
  );
  return writeLetter(mail, fillIn(groupDigest.subject, { edition }), {
    title: groupDigest.title,
    paragraphs: [groupDigest.lead],
    items: more > 0 ? [...items, fillIn(groupDigest.more, { more })] : items,
    action: { label: groupDigest.action, url: mail.url },
    note: fillIn(groupDigest.note, { edition }),
  });
}
