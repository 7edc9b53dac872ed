import { languages } from '@wbn/edition/language.ts';
import { describe, expect, it } from 'vitest';
import { noticePath } from './notice-path.ts';
import { noticeTexts } from './notice-texts.ts';
import { notices } from './notices.ts';

describe.each(notices.map((notice) => [notice.kind, notice] as const))('LAY-18: %s', (kind, notice) => {
  const outcomes: readonly string[] = 'outcomes' in notice ? notice.outcomes : [];

  it.each(languages)('has its sentences in %s', (language) => {
    const texts: Readonly<Record<string, unknown>> = { ...noticeTexts(language, kind) };
    const line = 'grouped' in notice && notice.actor === 'member' ? 'line_other' : 'line';
    for (const name of ['name', line, ...outcomes.map((outcome) => `line_${outcome}`)])
      expect(texts[name], name).toEqual(expect.stringMatching(/\S/));
    // A grouped kind of members has 'Ana follows you' beside 'Ana and Ben follow you'.
    expect(JSON.stringify(texts).includes('{{who}}')).toBe(notice.actor === 'member');
  });

  it.runIf(notice.mail === 'at-once').each(languages)('has the texts of its mail in %s', (language) => {
    const texts = noticeTexts(language, kind).mail;
    const ends = outcomes.length > 0 ? outcomes.map((outcome) => `_${outcome}`) : [''];
    for (const name of ['action', ...ends.flatMap((end) => [`subject${end}`, `lead${end}`])])
      expect(texts?.[name], name).toEqual(expect.stringMatching(/\S/));
    const placeholders = Object.values(texts ?? {}).flatMap((text) => text.match(/(?<=\{\{)\w+/g) ?? []);
    expect(['who', 'name', 'place', 'due', 'until', 'wanted', 'reason', 'clause', 'day']).toEqual(
      expect.arrayContaining(placeholders),
    );
  });
});

describe('LAY-18: a notification leads to', () => {
  const company = { id: 'c0', type: 'business', text: 'Acme Valves' } as const;
  const ana = { authorID: 'a0', authorType: 'user', name: 'Ana' } as const;
  const told = { resource: company, root: company, actors: [ana], actorCount: 1 };

  it.each([
    ['the page of the thing', 'page', {}, '/business/Acme-Valves-c0/'],
    [
      'the comment on it',
      'page',
      { resource: { id: 'd0', type: 'comment' } },
      '/business/Acme-Valves-c0/#comment-d0',
    ],
    ['the follower', 'followers', {}, '/profile/a0'],
    ['the list of several followers', 'followers', { actorCount: 2 }, '/connections?as=c0&tab=followers'],
    ['the requests to connect', 'received-requests', {}, '/connections?as=c0&tab=received'],
    [
      'the inquiry in the mailbox of the company',
      'inquiry',
      { resource: { id: 'r0', type: 'request' } },
      '/business/c0/requests/r0',
    ],
    [
      'the requests to join a group',
      'group-requests',
      { root: { id: 'g0', type: 'group', text: 'Casting' } },
      '/group/Casting-g0/requests',
    ],
    [
      'a request for quotation of others',
      'quotation',
      { resource: { id: 'q0', type: 'open-quotation' }, root: { id: 'q0', type: 'open-quotation' } },
      '/open-requests/q0',
    ],
    [
      'a request for quotation to a company',
      'quotation',
      {
        resource: { id: 'q0', type: 'open-quotation' },
        root: { id: 'b0', type: 'business', text: 'Casting' },
      },
      '/open-requests/q0?as=b0',
    ],
    [
      "the reader's own",
      'quotation',
      { resource: { id: 'q0', type: 'quotation' } },
      '/quotation-requests/q0',
    ],
  ] as const)('%s', (_what, target, given, path) => {
    expect(noticePath(target, { ...told, ...given })).toBe(path);
  });
});
