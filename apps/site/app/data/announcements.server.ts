import { callQuery } from '@wbn/api-client/call-query.ts';
import { runQuery } from '@wbn/api-client/run-query.ts';
import {
  type Announcement,
  announcementSeconds,
  listShownAnnouncements,
  type PlannedAnnouncement,
} from '@wbn/contract/pages/announcements.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';

/** Lines at the top of a page. */
const mostLines = 2;

let known: readonly PlannedAnnouncement[] = [];
let renewAt = 0;
let running: Promise<void> | undefined;

/**
 * What the page announces: asked of the API once a minute by each process, for all sites. While the API does not answer, what was known before
 * goes on until its end.
 */
export async function readAnnouncements(context: Readonly<RouterContextProvider>): Promise<Announcement[]> {
  if (Date.now() >= renewAt) {
    running ??= renew(context);
    await running;
  }
  return announcementsOf(known, context.get(viewContext));
}

async function renew(context: Readonly<RouterContextProvider>): Promise<void> {
  const query = callQuery(context.get(apiContext), listShownAnnouncements, {});
  known = await runQuery(query).catch(() => known);
  renewAt = Date.now() + announcementSeconds * 1000;
  running = undefined;
}

/** Those that run now on an edition in a language. */
export function announcementsOf(
  all: readonly PlannedAnnouncement[],
  { edition, language }: Pick<EditionView, 'edition' | 'language'>,
  now = new Date().toISOString(),
): Announcement[] {
  return all
    .filter(
      (one) =>
        one.language === language &&
        (one.editions?.includes(edition.id) ?? true) &&
        one.startsAt <= now &&
        one.endsAt > now,
    )
    .slice(0, mostLines)
    .map(({ announcementID, content, link }) => ({ announcementID, content, ...(link && { link }) }));
}
