import type { NotificationKind } from '@wbn/contract/social/notices.ts';
import { demoEmail } from '@wbn/demo-world/sign-ins/demo-people.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openSignedIn } from './testing/log-in.ts';
import { addAdmin, callAsMember, createCompany } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const company = 'Notice Gears';
const partner = 'Notice Castings';
const other = 'Bastien Audibran';
const words = {
  gone: 'All our castings are certified.',
  own: 'We show our worm gears in Hanover.',
  comment: 'Delivered on time, twice.',
  question: 'Do you cast GG-25?',
  answer: 'Up to eighty kilograms.',
  mention: `Ask @${company} for the drawing.`,
  wall: 'Thank you for the quick repair.',
  assigned: 'Forty spur gears by May',
  waiting: 'Twelve bevel gears by June',
  asked: 'Sixty housings, raw',
  wanted: 'Two hundred gaskets',
  ordered: 'Forty blind flanges',
};

const idOf = (page: Page) =>
  page.evaluate(() => JSON.parse(atob(localStorage.getItem('token')?.split('.')[1] ?? '')).sub as string);

interface Notice {
  /** Text of the notification. */
  readonly says: string | RegExp;
  /** The item on the page that it links to. */
  readonly item: (page: Page) => Locator;
}

const linked = (page: Page, text: string) => page.locator('article[data-linked]', { hasText: text });
const said = (page: Page, text: string) => page.getByRole('log').getByText(text);
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first();

/** Private groups of the reader, and of the other person. */
const groups = {
  own: 'Notices of casting',
  asked: 'Notices of forging',
  invited: 'Notices of milling',
  left: 'Notices of turning',
};

/** Every kind once; opening it shows the event. */
const notices: Readonly<Record<NotificationKind, Notice>> = {
  like: { says: `${other} likes your post`, item: (page) => page.getByText(words.own) },
  follow: { says: `${other} follows you`, item: (page) => heading(page, other) },
  comment: { says: `${other} commented on ${company}`, item: (page) => linked(page, words.comment) },
  reply: { says: `${other} answered your comment`, item: (page) => linked(page, words.answer) },
  mention: { says: `${other} mentioned you`, item: (page) => page.getByText('for the drawing.') },
  post: { says: `${other} posted on your timeline`, item: (page) => page.getByText(words.wall) },
  'connection-request': {
    says: `${other} would like to connect`,
    item: (page) => page.getByRole('button', { name: `Accept ${other}` }),
  },
  'connection-accepted': {
    says: `${partner} accepted your request`,
    item: (page) => page.getByRole('button', { name: `End connection with ${partner}` }),
  },
  'report-decided': {
    says: 'Your report has been decided',
    item: (page) => page.getByText(words.question),
  },
  'text-removed': {
    says: /Your post was removed/,
    item: (page) => page.getByText('The rule: clause 8.3 of the terms'),
  },
  'removal-reviewed': {
    says: /the text stays removed/,
    item: (page) => page.getByRole('heading', { name: 'Object to the decision' }),
  },
  'measure-decided': {
    says: /was taken off the site: see why and object/,
    item: (page) => page.getByRole('heading', { name: 'Object to the decision' }),
  },
  'report-reviewed': {
    says: /the decision about your report stays/,
    item: (page) => page.getByText(words.question),
  },
  'inquiry-reviewed': {
    says: /your inquiry was delivered/,
    item: (page) => said(page, words.asked),
  },
  'request-reminder': {
    says: `${other} is waiting for an answer to “Reminder”`,
    item: (page) => said(page, words.waiting),
  },
  'request-assigned': {
    says: `The inquiry “Assigned” from ${other} is assigned to you`,
    item: (page) => said(page, words.assigned),
  },
  'request-alternatives': {
    says: `${partner} has not answered your inquiry “Alternatives”`,
    item: (page) => said(page, words.asked),
  },
  'verification-changed': {
    says: `There is news about the verification of ${company}`,
    item: (page) =>
      page
        .locator('main')
        .getByRole('heading', { name: /verification/i })
        .first(),
  },
  'group-ended': {
    says: `You were removed from the group ${groups.left}`,
    item: (page) => heading(page, groups.left),
  },
  'group-handed-over': {
    says: `You are asked to take over the group ${groups.asked}`,
    item: (page) => heading(page, groups.asked),
  },
  'quotation-invited': {
    says: `A buyer asks ${company} for an offer: “${words.wanted}”`,
    item: (page) => heading(page, words.wanted),
  },
  'quotation-edited': {
    says: `The buyer changed the request for quotation “${words.wanted}”`,
    item: (page) => heading(page, words.wanted),
  },
  'quotation-offered': {
    says: `${partner} made an offer for your request for quotation “${words.ordered}”`,
    item: (page) => heading(page, words.ordered),
  },
  'quotation-offer-changed': {
    says: `${partner} changed the offer for “${words.ordered}”`,
    item: (page) => heading(page, words.ordered),
  },
  'quotation-asked': {
    says: `A supplier asks about “${words.ordered}”`,
    item: (page) => heading(page, words.ordered),
  },
  'quotation-answered': {
    says: `The buyer answered a question about “${words.wanted}”`,
    item: (page) => heading(page, words.wanted),
  },
  'quotation-not-chosen': {
    says: `Another offer was chosen for “${words.wanted}”`,
    item: (page) => heading(page, words.wanted),
  },
  'quotation-chosen': {
    says: `${other} chose your company’s offer for “Reminder”`,
    item: (page) => said(page, words.waiting),
  },
  'quotation-closed': {
    says: `The request for quotation “${words.ordered}” is closed`,
    item: (page) => heading(page, words.ordered),
  },
  'verification-ending': {
    says: `The Verified badge of ${company} ends soon`,
    item: (page) =>
      page
        .locator('main')
        .getByRole('heading', { name: /verification/i })
        .first(),
  },
  'plan-fallen': {
    says: `A payment for ${company} was refunded: Gold stays`,
    item: (page) =>
      page
        .locator('main')
        .getByRole('heading', { name: /membership/i })
        .first(),
  },
  'claim-changed': {
    says: `Our staff decide your claim of ${company}`,
    item: (page) => heading(page, `Claim ${company}`),
  },
  'company-claimed': {
    says: `Someone claims ${company}. Our staff decide`,
    item: (page) =>
      page
        .locator('main')
        .getByRole('heading', { name: /members/i })
        .first(),
  },
  'group-request': {
    says: `${other} asks to join ${groups.own}`,
    item: (page) => page.locator('main').getByText(other).first(),
  },
  'group-accepted': {
    says: `${other} accepted you in ${groups.asked}`,
    item: (page) => heading(page, groups.asked),
  },
  'group-invited': {
    says: `${other} invites you to the group ${groups.invited}`,
    item: (page) => heading(page, groups.invited),
  },
};

it('LAY-18, INQ-08: every notification and the messages badge open the right identity, mailbox and item', async () => {
  const page = await openSignedIn(visitor, 'callum.brierty');
  const buyer = await openSignedIn(visitor, 'bastien.audibran');
  const colleague = await openSignedIn(visitor, 'suyin.tarrant');
  const businessID = await createCompany(page, company);
  const partnerID = await createCompany(buyer, partner);
  const [readerID, buyerID] = [await idOf(page), await idOf(buyer)];
  await addAdmin(page, colleague, businessID, demoEmail('suyin.tarrant'));

  const inquire = async (from: Page, to: string, subject: string, message: string, as?: string) =>
    (
      await callAsMember<{ requestID: string }>(from, 'POST', 'business/request', {
        to,
        subject,
        message,
        ...(as && { from: as }),
      })
    ).requestID;
  const makePost = (by: Page, post: object) =>
    callAsMember<{ postID: string }>(by, 'POST', 'social/posts/make-post', { ...post });
  const comment = (by: Page, resourceID: string, resourceType: string, content: string) =>
    callAsMember<{ commentID: string }>(by, 'POST', 'social/comments/make-comment', {
      resourceID,
      resourceType,
      content,
    });

  // Acting as oneself, the badge opens the thread of the company.
  const requestID = await inquire(buyer, businessID, 'Assigned', words.assigned);
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }).click();
  await page.waitForURL(`**/business/${businessID}/requests/${requestID}`);
  await said(page, words.assigned).waitFor();

  const assign = { assigneeID: readerID };
  await callAsMember(colleague, 'POST', `business/request/${requestID}/assign?bid=${businessID}`, assign);
  const own = await makePost(page, { content: words.own });
  await callAsMember(buyer, 'POST', 'social/reaction/react/post', { resourceID: own.postID });
  await callAsMember(buyer, 'POST', 'social/follow/user', { resourceID: readerID });
  await comment(buyer, businessID, 'business', words.comment);
  const asked = await makePost(buyer, { content: words.question });
  const first = await comment(page, asked.postID, 'post', 'GG-25 and GGG-40.');
  await comment(buyer, first.commentID, 'comment', words.answer);
  const mention = { start: 4, length: company.length + 1, resourceID: businessID, resourceType: 'business' };
  await makePost(buyer, { content: words.mention, mentions: [mention] });
  const friend = { resourceID: readerID, resourceType: 'user' };
  const known = await callAsMember<{ connectionID: string }>(buyer, 'POST', 'social/connection', friend);
  await callAsMember(page, 'POST', `social/connection/${known.connectionID}/answer`, { answer: 'accepted' });
  await makePost(buyer, { content: words.wall, timelineID: readerID, timelineType: 'user' });
  const toUs = { resourceID: businessID, resourceType: 'business' };
  await callAsMember(buyer, 'POST', 'social/connection', toUs);
  const toThem = { resourceID: partnerID, resourceType: 'business', businessID };
  const { connectionID } = await callAsMember<{ connectionID: string }>(
    page,
    'POST',
    'social/connection',
    toThem,
  );
  const accept = { answer: 'accepted', businessID: partnerID };
  await callAsMember(buyer, 'POST', `social/connection/${connectionID}/answer`, accept);
  const report = { resourceID: asked.postID, resourceType: 'post', reason: 'spam' };
  await callAsMember(page, 'POST', 'social/reports', report);

  const found = async (by: Page, name: string) => {
    const group = {
      name,
      purpose: 'Suppliers and buyers.',
      industry: '0009',
      language: 'en',
      access: 'private',
    };
    return (await callAsMember<{ groupID: string }>(by, 'POST', 'group/create', group)).groupID;
  };
  const [ownGroup, askedGroup, invitedGroup, leftGroup] = [
    await found(page, groups.own),
    await found(buyer, groups.asked),
    await found(buyer, groups.invited),
    await found(buyer, groups.left),
  ];
  await callAsMember(buyer, 'POST', `group/${ownGroup}/request`, {});
  await callAsMember(page, 'POST', `group/${askedGroup}/request`, {});
  await callAsMember(buyer, 'POST', `group/${askedGroup}/request/${readerID}/decide`, { decision: 'accept' });
  await callAsMember(buyer, 'POST', `group/${invitedGroup}/invitation`, { userID: readerID });
  await callAsMember(buyer, 'POST', `group/${askedGroup}/hand-over`, { userID: readerID });
  await callAsMember(page, 'POST', `group/${leftGroup}/request`, {});
  await callAsMember(buyer, 'POST', `group/${leftGroup}/request/${readerID}/decide`, { decision: 'accept' });
  await callAsMember(buyer, 'DELETE', `group/${leftGroup}/member/${readerID}`);

  // Events caused by time or operators are written to the database as the server would.
  const waiting = await inquire(buyer, businessID, 'Reminder', words.waiting);
  const sent = await inquire(page, partnerID, 'Alternatives', words.asked, businessID);
  const ours = { id: businessID, type: 'business' } as const;
  const post = { id: asked.postID, type: 'post' } as const;
  const by = (id: string, type: 'user' | 'business' = 'user') => ({ actor_id: id, actor_type: type });
  const at = (
    resource: {
      id: string;
      type: 'post' | 'report-case' | 'request' | 'business' | 'quotation' | 'open-quotation';
    },
    root:
      | { id: string; type: 'post' | 'business' | 'report-case' | 'quotation' | 'open-quotation' }
      | undefined = resource as typeof ours,
  ) => ({ resource_id: resource.id, resource_type: resource.type, root_id: root.id, root_type: root.type });
  const gone = { id: (await makePost(page, { content: words.gone })).postID, type: 'post' } as const;
  const removal = { id: newId(), type: 'report-case' } as const;
  const measure = { id: newId(), type: 'report-case' } as const;
  const quotation = (user_id: string, subject: string) => ({
    ...{ id: newId(), user_id, subject, content: 'For a pump.', category_id: '0001', delivery_country: 'AU' },
    ...{ countries: [], certificates: [], marks: [], closes_at: new Date(Date.now() + 86_400_000) },
  });
  const theirs = quotation(buyerID, words.wanted);
  const mine = quotation(readerID, words.ordered);
  const rows = [
    { kind: 'report-decided', ...by(readerID), ...at(post) },
    { kind: 'text-removed', ...by(readerID), ...at(gone, removal) },
    { kind: 'removal-reviewed', outcome: 'confirmed', ...by(readerID), ...at(gone, removal) },
    { kind: 'measure-decided', outcome: 'company-off', ...by(readerID), ...at(ours, measure) },
    { kind: 'report-reviewed', outcome: 'confirmed', ...by(readerID), ...at(removal) },
    {
      kind: 'inquiry-reviewed',
      outcome: 'released',
      ...by(readerID),
      ...at({ id: sent, type: 'request' }, ours),
    },
    { kind: 'request-reminder', ...by(buyerID), ...at({ id: waiting, type: 'request' }, ours) },
    {
      kind: 'request-alternatives',
      ...by(partnerID, 'business'),
      ...at({ id: sent, type: 'request' }, ours),
    },
    { kind: 'verification-changed', ...by(readerID), ...at(ours) },
    { kind: 'verification-ending', ...by(readerID), ...at(ours) },
    { kind: 'plan-fallen', outcome: 'refunded-gold', ...by(readerID), ...at(ours) },
    { kind: 'quotation-invited', ...by(readerID), ...at({ id: theirs.id, type: 'open-quotation' }, ours) },
    { kind: 'quotation-edited', ...by(readerID), ...at({ id: theirs.id, type: 'open-quotation' }, ours) },
    { kind: 'quotation-offered', ...by(partnerID, 'business'), ...at({ id: mine.id, type: 'quotation' }) },
    {
      kind: 'quotation-offer-changed',
      outcome: 'changed',
      ...by(partnerID, 'business'),
      ...at({ id: mine.id, type: 'quotation' }),
    },
    { kind: 'quotation-asked', ...by(readerID), ...at({ id: mine.id, type: 'quotation' }) },
    { kind: 'quotation-answered', ...by(readerID), ...at({ id: theirs.id, type: 'open-quotation' }, ours) },
    {
      kind: 'quotation-not-chosen',
      outcome: 'other',
      ...by(readerID),
      ...at({ id: theirs.id, type: 'open-quotation' }, ours),
    },
    { kind: 'quotation-chosen', ...by(buyerID), ...at({ id: waiting, type: 'request' }, ours) },
    { kind: 'quotation-closed', ...by(readerID), ...at({ id: mine.id, type: 'quotation' }) },
    { kind: 'claim-changed', outcome: 'disputed', ...by(readerID), ...at(ours) },
    { kind: 'company-claimed', outcome: 'disputed', ...by(readerID), ...at(ours) },
  ] as const;
  const server = await joinEmbeddedServer({ dataDir: inject('dataDir') });
  const { db, close } = connect(server.url, { max: 1 });
  const decided = { decision: 'remove', decided_at: new Date() } as const;
  await db.updateTable('post').set({ removed_at: decided.decided_at }).where('id', '=', gone.id).execute();
  await db
    .insertInto('report_case')
    .values([
      {
        ...{ id: removal.id, resource_id: gone.id, resource_type: 'post', content: words.gone, ...decided },
        ...{ owner_id: readerID, owner_type: 'user' },
      },
      {
        ...{ id: measure.id, resource_id: businessID, resource_type: 'business', ...decided },
        ...{ content: company, owner_id: businessID, owner_type: 'business' },
      },
    ])
    .execute();
  await db.insertInto('quotation').values([theirs, mine]).execute();
  await db
    .insertInto('quotation_invitation')
    .values({ quotation_id: theirs.id, business_id: businessID, place: 1 })
    .execute();
  const decision = { decision: 'remove', note: 'Seen.', reason: 'false-claims', decided_by: 'Vera' } as const;
  await db
    .insertInto('report_decision')
    .values([removal, measure].map(({ id }) => ({ id: newId(), case_id: id, ...decision })))
    .execute();
  const taken = { reason: 'false-claims', taken_by: 'Vera', created_at: decided.decided_at } as const;
  const ofCase = ({ id }: { readonly id: string }) => ({ id: newId(), case_id: id, decision_id: id });
  await db
    .insertInto('measure')
    .values([
      { ...ofCase(removal), kind: 'remove', target_type: 'post', target_id: gone.id, ...taken },
      { ...ofCase(measure), kind: 'suspend', target_type: 'business', target_id: businessID, ...taken },
    ])
    .execute();
  for (const row of rows) {
    const id = newId();
    const told = { id, user_id: readerID, group_key: id, in_app: true, in_digest: false };
    await db
      .insertInto('notification')
      .values({ ...told, ...row })
      .execute();
  }
  await close();

  for (const [kind, { says, item }] of Object.entries(notices)) {
    await page.goto('/notifications');
    const entry = page.locator('main').getByRole('link', { name: says }).first();
    // The first page has 20 of the kinds.
    const more = page.getByRole('button', { name: 'Load more' });
    await entry.or(more).first().waitFor();
    if (!(await entry.isVisible())) await more.click();
    await entry.click();
    await item(page)
      .waitFor()
      .catch((error) => {
        throw new Error(`'${kind}' leads to ${page.url()}, which does not show it: ${error}`);
      });
  }
  expect(page.url()).toContain(invitedGroup);
});
