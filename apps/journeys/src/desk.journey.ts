import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { claimByDocument, claimByMail } from './testing/claim-company.ts';
import { handInVerification } from './testing/hand-in-verification.ts';
import { openSignedIn } from './testing/log-in.ts';
import { openDesk } from './testing/open-desk.ts';
import { importCompany, operatorCommand } from './testing/operator-command.ts';
import { callAsMember, createCompany } from './testing/own-company.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();

interface Reported {
  readonly title: string;
  readonly caseID: string;
}

/** The open case, by its heading. */
const shownCase = (page: Page) => page.getByRole('heading', { level: 2 });

/** Posts as a member, and reports each as another; returns the ids of the posts. */
async function reportPosts(author: Page, reporter: Page, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const content of texts) {
    const { postID } = await callAsMember<{ postID: string }>(author, 'POST', 'social/posts/make-post', {
      content,
    });
    const reported = { resourceID: postID, resourceType: 'post', reason: 'spam' };
    await callAsMember(reporter, 'POST', 'social/reports', reported);
    ids.push(postID);
  }
  return ids;
}

/** The open cases of a kind, as a colleague's list has them. */
async function openCases(desk: Page, kinds: string): Promise<Reported[]> {
  const rows = await callAsMember<{ caseID: string; what: string }[]>(
    desk,
    'GET',
    `desk/cases?kinds=${kinds}`,
  );
  return rows.map(({ caseID, what }) => ({ caseID, title: what }));
}

it('STF-36, STF-37, STF-35: reports are decided by keyboard alone, one by one and together, and one is undone in a new tab', async () => {
  const author = await openSignedIn(visitor, 'kirra.nolan');
  const reporter = await openSignedIn(visitor, 'anjali.deshvanshi');
  const texts = Array.from({ length: 20 }, (_, place) => `Ask me for the price list number ${place + 1}`);
  await reportPosts(author, reporter, texts);
  const desk = await openDesk(visitor, 'vera.moss', '/cases?kinds=report');
  await desk
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .waitFor();
  const before = await openCases(desk, 'report');
  expect(before.length).toBeGreaterThanOrEqual(20);
  await expect.poll(() => desk.title()).toMatch(/^\(\d+\) Cases - WBN desk$/);

  // Five one by one: the key of the decision, a note, and Ctrl-Enter; the next case opens by itself.
  await desk.keyboard.press('Enter');
  await shownCase(desk).waitFor();
  for (let count = 0; count < 5; count += 1) {
    const address = desk.url();
    await desk.getByRole('button', { name: 'Keep' }).first().waitFor();
    await desk.keyboard.press('o');
    await desk.getByRole('textbox', { name: /^Note/ }).waitFor();
    await desk.keyboard.type('An offer as others make it.');
    await desk.keyboard.press('Control+Enter');
    await expect.poll(() => desk.url()).not.toBe(address);
    // The form of the case before is gone, so the keys are those of the next one.
    await desk.getByRole('textbox', { name: /^Note/ }).waitFor({ state: 'detached' });
  }
  await expect.poll(async () => (await openCases(desk, 'report')).length).toBe(before.length - 5);

  // Fourteen together.
  for (let count = 0; count < 14; count += 1) for (const key of ['x', 'j']) await desk.keyboard.press(key);
  await desk.getByText('14 chosen').waitFor();
  await desk.keyboard.press('k');
  await desk.getByRole('button', { name: 'Keep' }).first().waitFor();
  await desk.keyboard.press('o');
  await desk.getByRole('textbox', { name: /^Note/ }).waitFor();
  await desk.keyboard.type('All of one kind.');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText(/^14 cases decided: Keep\./).waitFor();
  await expect.poll(async () => (await openCases(desk, 'report')).length).toBe(before.length - 19);

  // The last one is decided, the tab is closed, and another tab undoes it.
  await desk.goto(new URL('/cases?kinds=report', inject('deskUrl')).href);
  await desk
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'Keep' }).first().waitFor();
  await desk.keyboard.press('o');
  await desk.getByRole('textbox', { name: /^Note/ }).waitFor();
  await desk.keyboard.type('Too fast.');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText(/^Decided: Keep\./).waitFor();
  const again = await desk.context().newPage();
  await desk.close();
  await again.goto(new URL('/cases', inject('deskUrl')).href);
  await again.getByRole('button', { name: /^Undo/ }).waitFor();
  await again.keyboard.press('u');
  await again.getByText('The decision is undone').waitFor();
  await expect.poll(async () => (await openCases(again, 'report')).length).toBe(before.length - 19);
});

it('STF-34, STF-38: of two colleagues at the same case one has it, and the other sees it within a second', async () => {
  const author = await openSignedIn(visitor, 'kirra.nolan');
  const reporter = await openSignedIn(visitor, 'anjali.deshvanshi');
  await reportPosts(author, reporter, ['Send the money first and we talk later']);
  const vera = await openDesk(visitor, 'vera.moss', '/cases?kinds=report');
  const ken = await openDesk(visitor, 'ken.adeyemi', '/cases?kinds=report');
  const [shared] = await openCases(vera, 'report');
  const path = `/cases/${shared?.caseID}?kinds=report`;
  for (const page of [vera, ken]) {
    await page.goto(new URL(path, inject('deskUrl')).href);
    await shownCase(page).waitFor();
  }
  // The streams of both have begun.
  await vera.waitForTimeout(1_500);
  await vera.keyboard.press('a');
  await vera.getByText(/^Yours until/).waitFor();
  await ken.getByText(/^Vera Moss has it until/).waitFor({ timeout: 5_000 });
  await ken.getByText('Vera Moss works on this case.').waitFor();
  await ken.keyboard.press('o');
  expect(await ken.getByRole('textbox', { name: /^Note/ }).count()).toBe(0);
  await vera.keyboard.press('o');
  await vera.getByRole('textbox', { name: /^Note/ }).waitFor();
  await vera.keyboard.type('Not more than an offer.');
  await vera.keyboard.press('Control+Enter');
  await vera.getByText(/^Decided: Keep\./).waitFor();
  await ken.getByText(/^Keep: decided by Vera Moss/).waitFor({ timeout: 5_000 });
});

/** Keys that a screen may have bound, and some that none has. */
const everyKey = [...'abcdefghijklmnopqrstuvwxyz', '/', '?', 'Enter', 'Escape', 'Tab', ' ', 'ArrowDown'];

it('STF-36: no key of any screen breaks it', async () => {
  // A case that is gone is a screen too.
  visitor.expectRefusal(404, /\/desk\/cases\//);
  const desk = await openDesk(visitor, 'vera.moss', '/cases');
  const pages = await desk
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(pages).toContain('/cases');
  for (const path of [...pages, '/cases?state=decided', '/cases/01a22d3d-6e1c-74f2-9830-75c4acfc1639'])
    for (const key of everyKey) {
      // Each key on the screen as it opens.
      if (new URL(desk.url()).pathname + new URL(desk.url()).search !== path)
        await desk.goto(new URL(path, inject('deskUrl')).href);
      await desk.getByRole('navigation', { name: 'Menu' }).waitFor();
      await desk.keyboard.press(key);
      const dialog = desk.getByRole('dialog');
      if ((await dialog.count()) > 0) await desk.keyboard.press('Escape');
      expect(await desk.getByText('This page could not be shown').count(), `${key} at ${path}`).toBe(0);
    }
});

/** Opens a case of the list that is about somebody and was not there before. */
async function openNewCase(desk: Page, kinds: string, before: readonly Reported[]): Promise<void> {
  const known = new Set(before.map(({ caseID }) => caseID));
  let found: Reported | undefined;
  await expect
    .poll(async () => {
      found = (await openCases(desk, kinds)).find(({ caseID }) => !known.has(caseID));
      return found;
    })
    .toBeDefined();
  await desk.goto(new URL(`/cases/${found?.caseID}?kinds=${kinds}`, inject('deskUrl')).href);
  await shownCase(desk).waitFor();
}

/** Mails to somebody in the outbox. */
async function mailsTo(email: string): Promise<string[]> {
  const outbox = join(inject('dataDir'), 'outbox');
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

it('STF-35, STF-24: a report is decided with a measure, objected to, decided by another colleague and restored; both are told, each step is in the log', async () => {
  const author = await openSignedIn(visitor, 'callum.ardrey');
  const reporter = await openSignedIn(visitor, 'anjali.deshvanshi');
  const vera = await openDesk(visitor, 'vera.moss', '/cases?kinds=report');
  const ken = await openDesk(visitor, 'ken.adeyemi', '/cases?kinds=objection');
  const [reportsBefore, objectionsBefore] = [
    await openCases(vera, 'report'),
    await openCases(ken, 'objection'),
  ];
  const { postID } = await callAsMember<{ postID: string }>(author, 'POST', 'social/posts/make-post', {
    content: 'Transfer five thousand dollars first, then the pumps leave the yard.',
  });
  const { reportID } = await callAsMember<{ reportID: string }>(reporter, 'POST', 'social/reports', {
    ...{ resourceID: postID, resourceType: 'post', reason: 'fraud', note: 'They never sent anything.' },
  });
  const isThere = () =>
    callAsMember(reporter, 'GET', `social/posts/${postID}`).then(
      () => true,
      () => false,
    );
  expect(await isThere()).toBe(true);

  await openNewCase(vera, 'report', reportsBefore);
  await vera.keyboard.press('r');
  await vera.getByRole('textbox', { name: /^Note/ }).waitFor();
  await vera.keyboard.type('Asks for money before anything is sent.');
  await vera.keyboard.press('Escape');
  await vera.keyboard.press('m');
  await vera
    .getByRole('textbox', { name: /^Until/ })
    .last()
    .fill('31/12/2099');
  await vera
    .getByText(/, in \p{L}+$/u)
    .first()
    .waitFor();
  await vera.keyboard.press('Control+Enter');
  await vera.getByText(/^Decided: Remove\./).waitFor();
  // Nothing has happened yet, and ten seconds later it has.
  expect(await isThere()).toBe(true);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(false);

  await author.goto(`/removals/${reportID}`);
  await author.getByText('The rule: clause 8.3 of the terms').first().waitFor();
  await author
    .getByRole('textbox', { name: 'Why the decision is wrong' })
    .first()
    .fill('It is our usual prepayment.');
  await author.getByRole('button', { name: 'Send the objection' }).first().click();
  await author.getByText('Your objection is waiting for review').first().waitFor();

  await openNewCase(ken, 'objection', objectionsBefore);
  await ken.getByText('It is our usual prepayment.').waitFor();
  await ken.keyboard.press('y');
  await ken.getByRole('textbox', { name: /^Reply/ }).waitFor();
  await ken.keyboard.type('You are right, prepayment is usual here.');
  await ken.keyboard.press('Control+Enter');
  await ken.getByText(/^Decided:/).waitFor();
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);

  for (const email of ['callum.ardrey@sample.example', 'anjali.deshvanshi@sample.example'])
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const log = await callAsMember<{ act: string; by: { name: string } | string }[]>(vera, 'GET', 'desk/log');
  const acts = log.map(({ act }) => act);
  expect(acts).toContain('decide-report');
  expect(acts).toContain('decide-objection');
});

it('STF-35, CLM-03: a disputed claim is decided at the desk, and both sides are told', async () => {
  const company = 'Wetherden Chain Wheels';
  const businessID = await importCompany(company, 'https://wetherden.example');
  const ken = await openDesk(visitor, 'ken.adeyemi', '/cases?kinds=claim,claim-dispute');
  const before = await openCases(ken, 'claim,claim-dispute');
  const first = await openSignedIn(visitor, 'kirra.nolan');
  await claimByDocument(first, businessID, 'I am its managing director.');
  const second = await openSignedIn(visitor, 'callum.ardrey');
  await claimByMail(second, businessID, 'office@wetherden.example');
  await second.getByText(`You are the owner of ${company}`).waitFor();

  await openNewCase(ken, 'claim-dispute', before);
  await ken.getByText('I am its managing director.').waitFor();
  // The document opens with a reason alone.
  await ken.getByRole('button', { name: 'Open', exact: true }).click();
  const dialog = ken.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Why do you open it/ }).fill('Compare the names');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  const document = await dialog.getByRole('link', { name: 'Show the document' }).getAttribute('href');
  expect(await (await fetch(document ?? '')).text()).toMatch(/^%PDF/);
  await ken.keyboard.press('Escape');
  await ken.keyboard.press('y');
  await ken.getByRole('textbox', { name: /^Reply/ }).waitFor();
  await ken.keyboard.type('The extract names her.');
  await ken.keyboard.press('Control+Enter');
  await ken.getByText(/^Decided:/).waitFor();
  await ken.getByText(/^Decided:/).waitFor({ state: 'detached' });

  await expect
    .poll(
      async () => {
        await first.goto(`/business/${businessID}/claim`);
        const owner = first.getByText(`You are the owner of ${company}`);
        return owner.waitFor({ timeout: 8_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await second.goto('/notifications');
  await second.getByText(`${company} has a new owner after a claim`).waitFor();
});

it('STF-35, VER-01: a verification is checked and approved at the desk', async () => {
  const company = 'Ambleside Gear Grinding';
  const owner = await openSignedIn(visitor, 'kirra.nolan');
  const ken = await openDesk(visitor, 'ken.adeyemi', '/cases?kinds=verification');
  const before = await openCases(ken, 'verification');
  const businessID = await createCompany(owner, company);
  await operatorCommand('set-membership', businessID, 'gold', '--note', 'Journey', '--by', 'Marta');
  await handInVerification(owner, businessID, company);

  await openNewCase(ken, 'verification', before);
  await ken.getByText('MI-1234567').first().waitFor();
  await ken.keyboard.press('y');
  const form = ken.getByRole('form', { name: 'Approve' });
  await form.waitFor();
  for (const check of ['Legal existence', 'Address', 'Tax number', 'Signatory'])
    await form
      .getByRole('combobox', { name: new RegExp(`^${check}`) })
      .first()
      .selectOption('passed');
  await form.getByRole('textbox', { name: /^Reply/ }).fill('All papers are in order.');
  await ken.keyboard.press('Control+Enter');
  await ken.getByText(/^Decided: Approve\./).waitFor();
  const verified = async () => {
    const { data } = (await (
      await fetch(new URL(`business/profile/${businessID}`, inject('apiUrl')))
    ).json()) as {
      data: { verified?: boolean };
    };
    return data.verified;
  };
  await expect.poll(verified, { timeout: 60_000 }).toBe(true);
});
