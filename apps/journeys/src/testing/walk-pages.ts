import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { findFrameKeys } from './find-controls.ts';
import { leaveOutEvents } from './hold-requests.ts';
import { callAsMember } from './own-company.ts';
import { pressControls, type Walk } from './press-controls.ts';
import { likeAnother, type Walker, walkedPages } from './walked-pages.ts';

/** Reduced motion: animations must not count as the effect of a press. */
export const wide = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
/** A quiet machine takes a minute. */
export const timeLimit = 900_000;

/** `pnpm crawl` presses every button and link, and also walks pages that share a route. */
const pressesEveryLink = process.env.EVERY_LINK === '1';

/** Skipped, because it would end the walk; in all languages that the walk reaches. */
const logOut = /^(?:Log ?out|Cerrar sesión|Esci|退出登录)$/;

/** A walk whose controls are not pressed again: those of header, footer and columns, and links to its pages. */
interface OtherWalks {
  readonly walkers: readonly Walker[];
  /** A tab of the last of them. */
  readonly page: Page;
}

/** Presses each kind of control on the walker's pages, whose addresses `facts` completes; returns what is wrong. */
export async function walkPages(
  page: Page,
  walker: Walker,
  facts: Readonly<Record<string, string>>,
  others?: OtherWalks,
): Promise<string[]> {
  await leaveOutEvents(page);
  const walk: Walk = {
    hosts: [inject('siteUrl'), inject('accountsUrl')],
    pressed: new Set(others && (await findFrameKeys(others.page))),
    kinds: pressesEveryLink ? undefined : new Set(),
    reached: pressesEveryLink
      ? undefined
      : new Set(others?.walkers.flatMap((other) => Object.keys(walkedPages[other]))),
    isSpared: ({ name }) => walker !== 'visitor' && logOut.test(name),
    problems: [],
  };
  for (const [name, address] of Object.entries(walkedPages[walker]))
    if (pressesEveryLink || !likeAnother.includes(name))
      await pressControls(page, fillIn(address, facts), walk);
  return walk.problems;
}

function fillIn(address: string, facts: Readonly<Record<string, string>>): string {
  return address.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    if (facts[name] === undefined) throw new Error(`${address} needs '${name}'`);
    return facts[name];
  });
}

/** Asks for a quotation that fits a company of gears, by the API; returns its id. */
export async function askForQuotation(page: Page, subject: string): Promise<string> {
  const { quotationID } = await callAsMember<{ quotationID: string }>(page, 'POST', 'quotations', {
    subject,
    text: `${subject} for a quarry.`,
    categoryID: '0006.01',
    deliveryCountry: 'AU',
  });
  return quotationID;
}

/** Founds a group by the API; returns its id. */
export async function foundGroup(page: Page, name: string, access: 'open' | 'private'): Promise<string> {
  const { groupID } = await callAsMember<{ groupID: string }>(page, 'POST', 'group/create', {
    ...{ name, purpose: 'Who has what at hand.', access },
    ...{ industry: '0006', language: 'en' },
  });
  return groupID;
}
