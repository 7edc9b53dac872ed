import type { PlannedAnnouncement } from '@wbn/contract/pages/announcements.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { expect, it } from 'vitest';
import { announcementsOf } from './announcements.server.ts';

const planned = (announcementID: string, given: Partial<PlannedAnnouncement> = {}): PlannedAnnouncement => ({
  ...{ announcementID, content: announcementID, language: 'it' },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z', ...given },
});

it('STF-54 shows what runs now, of this edition and language, two lines at most', () => {
  const all = [
    planned('later', { startsAt: '2026-11-15T12:00:01.000Z' }),
    planned('elsewhere', { editions: ['spain'] }),
    planned('other language', { language: 'en' }),
    planned('over', { endsAt: '2026-11-15T12:00:00.000Z' }),
    planned('here', { editions: ['spain', 'italy'], link: '/articles' }),
    planned('everywhere'),
    planned('third'),
  ];
  const view = { edition: { id: 'italy' }, language: 'it' } as EditionView;
  expect(announcementsOf(all, view, '2026-11-15T12:00:00.000Z')).toEqual([
    { announcementID: 'here', content: 'here', link: '/articles' },
    { announcementID: 'everywhere', content: 'everywhere' },
  ]);
});
