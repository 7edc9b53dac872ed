import type { NoticeTarget } from './notice-path.ts';

/** A kind of notification. Everything else about it follows from this row, its texts (`locales/notices`) and the call of `tell` that raises it. */
interface NoticeRow {
  readonly kind: string;
  /** Where it leads. */
  readonly target: NoticeTarget;
  /** Whether a member caused it. Without one it names nobody, and blocks and mutes do not hold it back. */
  readonly actor: 'member' | 'none';
  /** Whether the actor does not know who receives it (RFQ-04): only blocks of the receiver hold it back, so that the actor's tell nothing. */
  readonly receiverUnknown?: true;
  /** Whether several about one thing are one entry: 'Ana and 4 others', or the same sentence without a member. */
  readonly grouped?: true;
  /** Whether a person is told at most once a day, because one tap does and undoes it. */
  readonly onceADay?: true;
  /** The place that its sentence names, if that is not the resource. */
  readonly named?: 'root';
  /** How it is mailed to people who have not chosen: not, in the digest, or in a mail of its own. Whoever wants mails of a kind with `none` gets it in the digest. */
  readonly mail: 'none' | 'digest' | 'at-once';
  /** What was decided; each has a sentence of its own. */
  readonly outcomes?: readonly string[];
}

/** Declares a kind of notification. */
function defineNotice<const Row extends NoticeRow>(row: Row): Row {
  return row;
}

/** All kinds of notifications, in the order of the settings. */
export const notices = [
  defineNotice({
    kind: 'like',
    target: 'page',
    actor: 'member',
    grouped: true,
    onceADay: true,
    mail: 'none',
  }),
  defineNotice({
    kind: 'follow',
    target: 'followers',
    actor: 'member',
    grouped: true,
    onceADay: true,
    mail: 'digest',
  }),
  defineNotice({ kind: 'comment', target: 'page', actor: 'member', named: 'root', mail: 'digest' }),
  defineNotice({ kind: 'reply', target: 'page', actor: 'member', mail: 'digest' }),
  defineNotice({ kind: 'mention', target: 'page', actor: 'member', mail: 'digest' }),
  defineNotice({ kind: 'post', target: 'page', actor: 'member', mail: 'digest' }),
  defineNotice({
    kind: 'connection-request',
    target: 'received-requests',
    actor: 'member',
    onceADay: true,
    mail: 'digest',
  }),
  defineNotice({ kind: 'connection-accepted', target: 'connections', actor: 'member', mail: 'digest' }),
  defineNotice({ kind: 'report-decided', target: 'reports', actor: 'none', mail: 'digest' }),
  defineNotice({ kind: 'text-removed', target: 'removal', actor: 'none', mail: 'at-once' }),
  defineNotice({
    kind: 'removal-reviewed',
    target: 'removal',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['restored', 'confirmed'],
  }),
  defineNotice({
    kind: 'measure-decided',
    target: 'removal',
    actor: 'none',
    mail: 'at-once',
    outcomes: [
      'company-off',
      'company-stays-off',
      'company-back',
      'company-over',
      'person-off',
      'person-stays-off',
      'person-back',
      'person-over',
      'group-off',
      'group-stays-off',
      'group-back',
      'group-over',
      'text-off',
      'text-stays-off',
      'text-back',
      'text-over',
      'account-off',
      'account-stays-off',
      'account-back',
      'account-over',
      'reports-off',
      'reports-stays-off',
      'reports-back',
      'reports-over',
    ],
  }),
  defineNotice({
    kind: 'report-reviewed',
    target: 'reports',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['reopened', 'confirmed'],
  }),
  defineNotice({
    kind: 'inquiry-reviewed',
    target: 'inquiry',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['released', 'confirmed'],
  }),
  defineNotice({ kind: 'request-reminder', target: 'inquiry', actor: 'member', mail: 'at-once' }),
  defineNotice({ kind: 'request-assigned', target: 'inquiry', actor: 'member', mail: 'at-once' }),
  defineNotice({ kind: 'request-alternatives', target: 'inquiry', actor: 'member', mail: 'digest' }),
  defineNotice({
    kind: 'verification-changed',
    target: 'verification',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['approved', 'rejected', 'more-asked', 'ended', 'reopened', 'confirmed'],
  }),
  defineNotice({ kind: 'verification-ending', target: 'verification', actor: 'none', mail: 'at-once' }),
  defineNotice({
    kind: 'plan-fallen',
    target: 'membership',
    actor: 'none',
    mail: 'at-once',
    outcomes: [
      'refunded-premium',
      'refunded-gold',
      'refunded-standard',
      'lost-premium',
      'lost-gold',
      'lost-standard',
    ],
  }),
  defineNotice({
    kind: 'group-request',
    target: 'group-requests',
    actor: 'member',
    onceADay: true,
    mail: 'digest',
  }),
  defineNotice({ kind: 'group-accepted', target: 'group', actor: 'member', mail: 'digest' }),
  defineNotice({ kind: 'group-invited', target: 'group', actor: 'member', onceADay: true, mail: 'digest' }),
  defineNotice({
    kind: 'group-ended',
    target: 'group',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['removed', 'banned'],
  }),
  defineNotice({
    kind: 'group-handed-over',
    target: 'group',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['asked', 'accepted', 'received', 'declined', 'revoked', 'expired', 'ended'],
  }),
  defineNotice({ kind: 'quotation-invited', target: 'quotation', actor: 'none', mail: 'at-once' }),
  // Several edits are one entry and one line of the digest: the invitation was a mail of its own.
  defineNotice({
    kind: 'quotation-edited',
    target: 'quotation',
    actor: 'none',
    grouped: true,
    mail: 'digest',
  }),
  defineNotice({
    kind: 'quotation-offered',
    target: 'quotation',
    actor: 'member',
    receiverUnknown: true,
    onceADay: true,
    mail: 'at-once',
  }),
  defineNotice({
    kind: 'quotation-offer-changed',
    target: 'quotation',
    actor: 'member',
    receiverUnknown: true,
    mail: 'at-once',
    outcomes: ['changed', 'withdrawn'],
  }),
  defineNotice({ kind: 'quotation-asked', target: 'quotation', actor: 'none', mail: 'at-once' }),
  defineNotice({ kind: 'quotation-answered', target: 'quotation', actor: 'none', mail: 'at-once' }),
  defineNotice({ kind: 'quotation-chosen', target: 'inquiry', actor: 'member', mail: 'at-once' }),
  defineNotice({
    kind: 'quotation-not-chosen',
    target: 'quotation',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['other', 'closed'],
  }),
  defineNotice({ kind: 'quotation-closed', target: 'quotation', actor: 'none', mail: 'digest' }),
  defineNotice({
    kind: 'claim-changed',
    target: 'claim',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['approved', 'rejected', 'disputed', 'lost', 'reopened', 'confirmed'],
  }),
  defineNotice({
    kind: 'company-claimed',
    target: 'members',
    actor: 'none',
    mail: 'at-once',
    outcomes: ['approved', 'rejected', 'disputed'],
  }),
] as const;

type Row = (typeof notices)[number];

export type NotificationKind = Row['kind'];

/** The row of a kind. */
export type Notice<Kind extends NotificationKind = NotificationKind> = NoticeRow & { readonly kind: Kind };

/** The outcomes of a kind; never for a kind without any. */
export type OutcomeOf<Kind extends NotificationKind> =
  Extract<Row, { kind: Kind }> extends { outcomes: readonly (infer Outcome extends string)[] }
    ? Outcome
    : never;

export type NoticeOutcome = { [Kind in NotificationKind]: OutcomeOf<Kind> }[NotificationKind];

/** Kinds that a member causes. */
export type KindWithActor = Extract<Row, { actor: 'member' }>['kind'];

/** Kinds with a mail of their own. */
export type KindMailedAtOnce = Extract<Row, { mail: 'at-once' }>['kind'];

/** Kinds whose actor does not know who receives them. */
export const kindsToUnknown = notices.flatMap((row) => ('receiverUnknown' in row ? row.kind : []));

const rows: ReadonlyMap<string, Notice> = new Map(notices.map((row) => [row.kind, row]));

/** Returns the row of a kind. */
export function noticeOf(kind: NotificationKind): Notice {
  const row = rows.get(kind);
  if (!row) throw new Error(`There is no kind of notification ${kind}`);
  return row;
}

/** Mails that a person can switch off like those of notifications, although the notification center has nothing of them. */
export const mailsApart = [
  { kind: 'message', mail: 'at-once' },
  { kind: 'figures', mail: 'weekly' },
  { kind: 'group-digest', mail: 'weekly' },
] as const;

/** A line of the settings: a kind of notification, or of mails apart from them. */
export type SettingKind = NotificationKind | (typeof mailsApart)[number]['kind'];

export const settingKinds: readonly SettingKind[] = [...notices, ...mailsApart].map(({ kind }) => kind);

/** How a kind is mailed to people who have not chosen. */
export function mailOf(kind: SettingKind): Notice['mail'] | 'weekly' {
  return mailsApart.find((apart) => apart.kind === kind)?.mail ?? noticeOf(kind as NotificationKind).mail;
}

/** Whether the notification center has notifications of this kind. */
export function isShownInCenter(kind: SettingKind): kind is NotificationKind {
  return rows.has(kind);
}

/** What the link in a mail stops: mails of a kind, the digests of notifications, or those of a saved search. */
export type StoppedMails = SettingKind | 'notifications' | 'search';
