import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { networkSite } from '@wbn/edition/network.ts';
import type { SiteLinks } from '@wbn/edition/site-links.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { type Mailer, MailRefusedError } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { type FiguresMail, figuresMail } from '@wbn/mail/templates/figures-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { digestPeriod } from '../social/notifications/digest/mail-digest.ts';
import { newStopToken } from '../social/notifications/notification-settings.ts';
import { rangeOf, sumDays } from './figure-days.ts';
import { selectDays } from './load-figures.sql.ts';
import {
  closeFigureMail,
  ensureFiguresToken,
  findFigureReader,
  insertFigureMail,
  lockFigureMail,
  reopenFigureMail,
  selectMailedCompanies,
  selectMailReaders,
} from './mail-figures.sql.ts';

/** Mails a person last week's figures of their companies; `week` is the Monday on which it is sent. */
export const mailFigures = defineTask({
  name: 'mail-figures',
  payload: z.object({ userID: z.string(), week: z.string() }),
  // Retrying longer would send the mail at night.
  hours: 8,
});

/** Companies in a mail. */
const named = 10;

interface FiguresMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly siteLinks: SiteLinks;
}

type Week = z.output<typeof mailFigures.payload>;

/**
 * Sends one mail per person and week. It is marked as sent before the mail server gets it, so a process that dies in between has sent at
 * most one mail. It is retried when the server fails.
 */
export function bindMailFigures(mailing: FiguresMailing): BoundTask {
  const { db, mailer } = mailing;
  return bindTask(mailFigures, async (week) => {
    const message = await prepare(mailing, week);
    if (!message) return;
    try {
      await mailer.send(message);
    } catch (error) {
      if (error instanceof MailRefusedError) await closeFigureMail.run(db, { ...week, skipped: 'refused' });
      else await reopenFigureMail.run(db, week);
      throw error;
    }
  });
}

/** Checks again whether the mail is wanted, and builds it; undefined when there is nothing to send. */
function prepare({ db, siteLinks }: FiguresMailing, { userID, week }: Week): Promise<Mail | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockFigureMail.first(transaction, { userID, week }))) return undefined;
    const reader = await findFigureReader.only(transaction, { userID });
    const known = (code: string | null) => languages.find((language) => language === code);
    const language: Language = known(reader.preferred) ?? known(reader.language) ?? 'en';
    const companies = await readCompanies(transaction, { userID, week, language });
    const skipped = !reader.is_wanted
      ? 'stopped'
      : !reader.email
        ? 'no-address'
        : companies.length === 0
          ? 'nothing'
          : null;
    await closeFigureMail.run(transaction, { userID, week, skipped });
    if (skipped || !reader.email) return undefined;
    const tokens = { stopToken: newStopToken(), figuresToken: newStopToken() };
    const { token } = await ensureFiguresToken.only(transaction, { userID, ...tokens });
    const edition = siteLinks.editionOf(reader.edition) ?? siteLinks.ownEdition;
    const page = (path: string) => siteLinks.pageAddress(edition, language, path);
    const [first, second] = companies;
    return figuresMail({
      id: `figures-${week}-${userID}`,
      to: reader.email,
      language,
      companies,
      edition: editionLabel(edition, language),
      color: networkSite(edition).color,
      url: page(first && !second ? `/business/${first.businessID}/figures` : '/my-business'),
      stopUrl: page(`/mails/stop?token=${token}`),
    });
  });
}

/** The companies of a person that had something to count in the seven days before a day, or in the seven before. */
async function readCompanies(
  db: Kysely<Database>,
  { userID, week, language }: Week & { readonly language: Language },
): Promise<(FiguresMail['companies'][number] & { readonly businessID: string })[]> {
  const range = rangeOf(week, 7);
  const { format } = new Intl.NumberFormat(language);
  const rows = await selectMailedCompanies.all(db, { userID, most: named });
  const companies = await Promise.all(
    rows.map(async ({ id: businessID, company_name }) => {
      const sums = sumDays(await selectDays.all(db, { businessID, from: range.before.from, to: range.to }));
      const viewsOf = (days: { from: string; to: string }) =>
        sums.sum('views', days) + sums.sum('productViews', days);
      const [views, before] = [viewsOf(range), viewsOf(range.before)];
      const others = ['appearances', 'inquiries', 'followers'] as const;
      const [appearances = 0, inquiries = 0, followers = 0] = others.map((name) => sums.sum(name, range));
      return {
        sum: views + before + appearances + inquiries + followers,
        businessID,
        name: nameInMail(company_name),
        views: format(views),
        before: format(before),
        appearances: format(appearances),
        inquiries: format(inquiries),
        followers: format(followers),
      };
    }),
  );
  return companies.filter(({ sum }) => sum > 0).map(({ sum: _, ...company }) => company);
}

const batch = 500;

/** Adds a job for every owner and admin on their Monday; at most one per person and week, however often this runs. */
export async function queueFigureMails(db: Kysely<Database>, now = new Date()): Promise<void> {
  for (let after = ''; ; ) {
    const readers = await selectMailReaders.all(db, { after, limit: batch });
    for (const { user_id: userID, time_zone } of readers) {
      const week = digestPeriod(now, 'weekly', time_zone ?? 'UTC');
      if (week) await addFigureMail(db, { userID, week });
    }
    const last = readers.at(-1);
    if (!last || readers.length < batch) return;
    after = last.user_id;
  }
}

/** Inserts the mail and its job in one transaction. */
function addFigureMail(db: Kysely<Database>, week: Week): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (await insertFigureMail.first(transaction, week))
      await addJob(transaction, mailFigures, week, week.userID);
  });
}
