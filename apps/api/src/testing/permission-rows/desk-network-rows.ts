import { newId } from '@wbn/postgres/new-id.ts';
import type { TestServer } from '../start-test-server.ts';
import {
  administrators,
  allStaff,
  anyone,
  fromModerator,
  type PermissionRow,
  staffOnly,
} from './permission-row.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function addSynonym({ db }: TestServer): Promise<string> {
  const id = newId();
  await db
    .insertInto('search_synonym')
    .values({ id, phrases: ['sprocket', `kettenrad${id.slice(0, 8)}`], added_by: 'Vera Moss' })
    .execute();
  return id;
}

async function addAnnouncement({ db }: TestServer): Promise<string> {
  const id = newId();
  const times = { starts_at: new Date(), ends_at: inHours(1) };
  await db
    .insertInto('announcement')
    .values({ id, language: 'en', content: 'The fair begins.', ...times, written_by: 'Vera Moss' })
    .execute();
  return id;
}

const phrases = () => ['sprocket', `kettenrad ${newId().slice(24)}`];

/** Editions, synonyms, announcements, health, figures and log of the desk. */
export const deskNetworkRows: readonly PermissionRow[] = [
  { name: 'list-staff-actions', expected: staffOnly, staff: allStaff },
  {
    name: 'export-staff-actions',
    expected: staffOnly,
    staff: administrators,
    request: () => ({ body: { reason: 'Audit' } }),
  },
  { name: 'load-network', expected: staffOnly, staff: fromModerator },
  { name: 'export-network', expected: staffOnly, staff: administrators, request: () => ({ body: {} }) },
  { name: 'list-search-misses', expected: staffOnly, staff: fromModerator },
  { name: 'list-synonyms', expected: staffOnly, staff: fromModerator },
  {
    name: 'try-synonym',
    expected: staffOnly,
    staff: fromModerator,
    request: () => ({ body: { phrases: phrases(), words: 'sprocket' } }),
  },
  {
    name: 'add-synonym',
    expected: staffOnly,
    staff: fromModerator,
    request: () => ({ body: { phrases: phrases() } }),
  },
  {
    name: 'remove-synonym',
    expected: staffOnly,
    staff: fromModerator,
    request: async (_, api) => ({ params: { id: await addSynonym(api) } }),
  },
  { name: 'list-announcements', expected: staffOnly, staff: fromModerator },
  {
    name: 'write-announcement',
    expected: staffOnly,
    staff: administrators,
    request: () => ({ body: { language: 'en', content: 'The fair begins.', endsAt: inHours(1) } }),
  },
  {
    name: 'end-announcement',
    expected: staffOnly,
    staff: administrators,
    request: async (_, api) => ({ params: { id: await addAnnouncement(api) } }),
  },
  { name: 'list-shown-announcements', expected: anyone },
  { name: 'load-health', expected: staffOnly, staff: fromModerator },
  { name: 'load-desk-figures', expected: staffOnly, staff: allStaff },
];
