/** What staff see of a merge: how many of each move, and how many stay behind. */
export const mergedThings = [
  'products',
  'people',
  'followers',
  'favorites',
  'connections',
  'blocks',
  'posts',
  'comments',
  'likes',
  'threads',
  'quotations',
  'groups',
  'certificates',
  'cases',
  'other',
] as const;

export type MergedThing = (typeof mergedThings)[number];

/** Columns that name a company. SQL texts name the row of the gone company `mine`; `$kept` and `$gone` stand for the ids. */
export interface MergePlace {
  readonly table: string;
  /** Columns that get the id of the kept company; they are alike in the rows that move. */
  readonly columns: readonly [string, ...string[]];
  /** Columns that name the row, together with `columns`. */
  readonly key: readonly string[];
  readonly of: MergedThing;
  /** Which rows move; by default all. */
  readonly where?: string;
  /** Whether a row of the kept company, `theirs`, stands in the way. */
  readonly rival?: string;
  /** `rival` says itself that `theirs` is of the kept company, which may stand in another column. */
  readonly isAnyColumn?: true;
  /** Whether that row gives way. */
  readonly yields?: string;
  /** Rows that would say something of the kept company to itself, and cannot move. */
  readonly absurd?: string;
  /** Rows that cannot move stay where they are; without it they are taken away until the merge is undone. */
  readonly stays?: true;
}

const id = ['id'] as const;
const between = (requestID: string) =>
  `exists (select from request where id = ${requestID} and from_id in ($kept, $gone) and to_id in ($kept, $gone))`;

/**
 * Every place that moves, in order. What stands in no place stays with the gone company and is deleted with it after 30 days: its facts, plan
 * and ledgers, verification, claims, figures and history of imports; evidence and reports outlive it. `merge-places.api.test.ts` asks that each
 * column of a company is named here or there.
 */
export const mergePlaces: readonly MergePlace[] = [
  // Goes with the people whom it names, who move later.
  { table: 'business_hand_over', columns: ['business_id'], key: [], of: 'other', absurd: 'true' },
  // Before the people: those who leave a company leave it in their groups and threads too.
  { table: 'group_member', columns: ['business_id'], key: ['group_id', 'user_id'], of: 'groups' },
  { table: 'group_request', columns: ['business_id'], key: ['group_id', 'user_id'], of: 'other' },
  { table: 'business_group', columns: ['founder_business_id'], key: id, of: 'other' },
  {
    ...{ table: 'request_side', columns: ['owner_id'], key: ['request_id', 'side'], of: 'threads' },
    where: `not ${between('mine.request_id')}`,
  },
  {
    ...{ table: 'request_note', columns: ['business_id'], key: id, of: 'other' },
    where: `not ${between('mine.request_id')}`,
  },
  {
    ...{ table: 'request_clock', columns: ['business_id'], key: ['request_id', 'cycle'], of: 'other' },
    where: `not ${between('mine.request_id')}`,
  },
  {
    ...{ table: 'request_alternative', columns: ['business_id'], key: ['request_id', 'place'], of: 'other' },
    rival: 'theirs.request_id = mine.request_id',
    absurd: 'exists (select from request where id = mine.request_id and to_id = $kept)',
  },
  {
    ...{ table: 'request', columns: ['from_id'], key: id, of: 'other' },
    where: 'mine.to_id <> $kept',
  },
  {
    ...{ table: 'request', columns: ['to_id'], key: id, of: 'other' },
    where: 'mine.from_id <> $kept',
  },
  { table: 'request_label', columns: ['business_id'], key: id, of: 'other' },
  { table: 'saved_reply', columns: ['business_id'], key: id, of: 'other' },
  { table: 'first_words', columns: ['business_id'], key: id, of: 'other' },
  {
    ...{ table: 'waiting_inquiry_mail', columns: ['business_id'], key: [], of: 'other' },
    ...{ rival: 'true', stays: true },
  },
  {
    ...{ table: 'notice_address', columns: ['business_id'], key: [], of: 'other' },
    ...{ rival: 'true', stays: true },
  },
  {
    ...{ table: 'follow', columns: ['resource_id'], key: ['user_id'], of: 'followers' },
    rival: 'theirs.user_id = mine.user_id',
  },
  {
    ...{ table: 'favorite', columns: ['business_id'], key: ['list_id'], of: 'favorites' },
    rival: 'theirs.list_id = mine.list_id',
    yields: 'theirs.removed_at is not null and mine.removed_at is null',
  },
  ...(['requester_id', 'addressee_id'] as const).map(
    (column, index, both): MergePlace => ({
      ...{ table: 'connection', columns: [column], key: id, of: 'connections' },
      rival: `least(theirs.requester_id, theirs.addressee_id) = least($kept, mine.${both[1 - index]})
        and greatest(theirs.requester_id, theirs.addressee_id) = greatest($kept, mine.${both[1 - index]})`,
      isAnyColumn: true,
      yields: `theirs.status <> 'accepted' and mine.status = 'accepted'`,
      absurd: `mine.${both[1 - index]} = $kept`,
    }),
  ),
  ...(['blocker_id', 'blocked_id'] as const).map(
    (column, index, both): MergePlace => ({
      ...{ table: 'block', columns: [column], key: [both[1 - index] ?? ''], of: 'blocks' },
      rival: `theirs.${column} = $kept and theirs.${both[1 - index]} = mine.${both[1 - index]}`,
      absurd: `mine.${both[1 - index]} = $kept`,
    }),
  ),
  {
    ...{ table: 'mute', columns: ['muted_id'], key: ['user_id'], of: 'other' },
    rival: 'theirs.user_id = mine.user_id',
  },
  { table: 'post', columns: ['business_id'], key: id, of: 'posts' },
  {
    ...{ table: 'post', columns: ['timeline_id'], key: id, of: 'other' },
    where: `mine.timeline_type = 'business'`,
  },
  { table: 'post', columns: ['card_id'], key: id, of: 'other', where: `mine.card_type = 'business'` },
  { table: 'comment', columns: ['business_id'], key: id, of: 'comments' },
  {
    ...{ table: 'comment', columns: ['resource_id', 'root_id'], key: id, of: 'comments' },
    where: `mine.resource_type = 'business'`,
  },
  {
    ...{ table: 'comment', columns: ['root_id'], key: id, of: 'other' },
    where: `mine.root_type = 'business' and mine.resource_type = 'comment'`,
  },
  { table: 'mention', columns: ['mentioned_id'], key: ['resource_id', 'start'], of: 'other' },
  {
    ...{ table: 'reaction', columns: ['business_id'], key: ['resource_id', 'user_id'], of: 'other' },
    rival: 'theirs.resource_id = mine.resource_id and theirs.actor_id = $kept',
    absurd: 'mine.resource_id in ($kept, $gone)',
  },
  {
    ...{ table: 'reaction', columns: ['resource_id'], key: ['actor_id'], of: 'likes' },
    rival: 'theirs.actor_id = mine.actor_id',
    absurd: 'mine.actor_id = $kept',
  },
  { table: 'notification', columns: ['actor_id'], key: id, of: 'other' },
  { table: 'notification', columns: ['resource_id'], key: id, of: 'other' },
  { table: 'notification', columns: ['root_id'], key: id, of: 'other' },
  { table: 'quotation', columns: ['business_id'], key: id, of: 'quotations' },
  {
    ...{ table: 'quotation_invitation', columns: ['business_id'], key: ['quotation_id'], of: 'other' },
    rival: 'theirs.quotation_id = mine.quotation_id',
    absurd: 'exists (select from quotation where id = mine.quotation_id and business_id = $kept)',
  },
  {
    ...{ table: 'quotation_offer', columns: ['business_id'], key: ['quotation_id'], of: 'quotations' },
    rival: 'theirs.quotation_id = mine.quotation_id',
    absurd: 'exists (select from quotation where id = mine.quotation_id and business_id = $kept)',
    stays: true,
  },
  {
    ...{ table: 'quotation_pass', columns: ['business_id'], key: ['quotation_id'], of: 'other' },
    rival: 'theirs.quotation_id = mine.quotation_id',
  },
  { table: 'quotation_question', columns: ['business_id'], key: id, of: 'other' },
  { table: 'photo_fetch', columns: ['business_id'], key: id, of: 'other' },
  { table: 'product', columns: ['business_id'], key: id, of: 'products' },
  {
    ...{ table: 'shop_category', columns: ['business_id'], key: ['name'], of: 'other' },
    ...{ rival: 'theirs.name = mine.name', stays: true },
  },
  {
    ...{ table: 'business_certificate', columns: ['business_id'], key: id, of: 'certificates' },
    rival: 'theirs.name = mine.name and theirs.issue_date is not distinct from mine.issue_date',
    stays: true,
  },
  {
    ...{ table: 'picture', columns: ['owner_id'], key: id, of: 'other' },
    where: `not exists (select from business where id = $gone and mine.url in (profile_photo->>'url', cover_photo->>'url', video_url))
      and not exists (select from business_certificate where business_id = $gone and mine.url = photo->>'url')`,
  },
  { table: 'business_activity', columns: ['business_id'], key: id, of: 'other' },
  {
    ...{ table: 'business_invitation', columns: ['business_id'], key: id, of: 'other' },
    rival: 'theirs.email = mine.email and theirs.answer is null and mine.answer is null',
    stays: true,
  },
  { table: 'need_help_request', columns: ['upgrade_business_id'], key: id, of: 'other' },
  { table: 'measure', columns: ['target_id'], key: id, of: 'other' },
  { table: 'objection', columns: ['party_id'], key: id, of: 'other' },
  { table: 'desk_case', columns: ['about_id'], key: id, of: 'cases' },
  // Companies that were merged into the gone one lead to the kept one.
  { table: 'business_merge', columns: ['kept_id'], key: id, of: 'other', where: 'mine.undone_at is null' },
  {
    ...{ table: 'business_member', columns: ['business_id'], key: ['user_id'], of: 'people' },
    rival: 'theirs.user_id = mine.user_id',
  },
];

/** Columns of companies that stand in no place: rows that stay with the gone company, or follow by themselves. */
export const stayingPlaces = [
  'boost.business_id',
  'boost.resource_id',
  'boost_entry.business_id',
  'business_answers.business_id',
  'business_claim.business_id',
  'business_merge.gone_id',
  'download.business_id',
  'evidence.business_id',
  'figure_day.business_id',
  'figure_event.business_id',
  'figure_word.business_id',
  'membership.business_id',
  'membership_entry.business_id',
  'membership_invoice.business_id',
  'page_removal.business_id',
  'payment_difference.business_id',
  'plan_change.business_id',
  'plan_entry.business_id',
  'product_import.business_id',
  // Of offers: changed with the offer by its foreign key.
  'quotation_file.business_id',
  'support_entry.business_id',
  'test_gateway_customer.business_id',
  'upload.business_id',
  'verification_case.business_id',
  'verification_reminder.business_id',
] as const;
