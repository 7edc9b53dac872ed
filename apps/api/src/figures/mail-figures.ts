import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { type FiguresMail, figuresMail } from '@wbn/mail/templates/figures-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Digest, DigestFrame } from '../notifications/digests/mail-digest.ts';
import { rangeOf, sumDays } from './figure-days.ts';
import { selectDays } from './load-figures.sql.ts';
import { selectMailedCompanies, selectManagers } from './mail-figures.sql.ts';

/** Companies in a mail. */
const named = 10;

/** Mails owners and admins last week's figures of their companies (FIG-04). */
export const figuresDigest: Digest = {
  kind: 'figures',
  selectCandidates: selectManagers,
  async build(db, frame) {
    const companies = await readCompanies(db, frame);
    const [first, second] = companies;
    if (!first) return undefined;
    const url = frame.page(second ? '/my-business' : `/business/${first.businessID}/figures`);
    return { mail: figuresMail({ ...frame, companies, url }) };
  },
};

/** The companies of a person that had something to count in the seven days before a day, or in the seven before. */
async function readCompanies(
  db: Kysely<Database>,
  { userID, period, language }: DigestFrame,
): Promise<(FiguresMail['companies'][number] & { readonly businessID: string })[]> {
  const range = rangeOf(period, 7);
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
