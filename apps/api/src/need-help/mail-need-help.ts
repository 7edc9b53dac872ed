import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { headquarters } from '@wbn/edition/network.ts';
import { networkFacts } from '@wbn/edition/network-facts.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import type { Mailer } from '@wbn/mail/create-mailer.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import { type NeedHelpMail, needHelpMail } from '@wbn/mail/templates/need-help-mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Catalog } from '../catalog/catalog.ts';
import { businessTypes, jobPositions } from '../catalog/reference/code-lists.ts';
import { findCountry, findState } from '../catalog/reference/countries.ts';
import { findRequest, type StoredRequest } from './send-need-help.sql.ts';

export interface Operator {
  readonly email: string;
  readonly language: TextLanguage;
}

/** Presents a stored request as a mail to the operator, with names for codes in the operator's language. */
function presentNeedHelpMail(row: StoredRequest, operator: Operator, catalog: Catalog): Mail {
  const { language } = operator;
  const countryName = findCountry(row.country, language)?.countryName ?? row.country;
  const industries = (ids: readonly string[]) =>
    ids.map((id) => catalog.industries.find(id, language)?.name ?? id);
  const fields: NeedHelpMail['fields'] = {
    firstName: row.first_name,
    lastName: row.last_name,
    jobPosition: row.job_position === null ? '' : jobPositions.find(row.job_position, language).name,
    email: row.email,
    mobilePhone: row.mobile_phone ?? '',
    businessName: row.business_name,
    businessType: row.business_type === null ? '' : businessTypes.find(row.business_type, language).name,
    website: row.website ?? '',
    companyPhone: row.company_phone,
    companyFax: row.company_fax ?? '',
    address: row.address ?? '',
    zipcode: row.zipcode ?? '',
    city: row.city ?? '',
    usaState: findState(row.usa_state)?.stateName ?? '',
    country: countryName,
    totalEmployees: row.total_employees ?? '',
    salesEmployees: row.sales_employees ?? '',
    moreInfoBuy: row.more_info_buy ?? '',
    moreInfoSell: row.more_info_sell ?? '',
    upgradePlan: row.upgrade_plan ?? '',
    upgradeBusiness: upgradeOf(row),
    edition: row.edition ?? '',
    pageLanguage: new Intl.DisplayNames(language, { type: 'language' }).of(row.language) ?? row.language,
    sentAt: formatMoment(language, row.created_at, networkFacts[headquarters].timeZone),
  };
  return needHelpMail({
    id: row.id,
    to: operator.email,
    language,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    businessName: row.business_name,
    countryName,
    fields,
    buyProducts: industries(row.buy_products),
    sellProducts: industries(row.sell_products),
  });
}

/**
 * Describes the company to upgrade by our own data instead of the typed name, with the arguments for `pnpm
 * membership`.
 */
function upgradeOf({ upgrade_business_id, upgrade_company, upgrade_from }: StoredRequest): string {
  if (upgrade_business_id === null) return '';
  return [`${upgrade_company ?? '?'} (${upgrade_from ?? '?'})`, upgrade_business_id].join('\n');
}

/** Mails a stored request to the operator; the mail id is the request's. */
export const mailNeedHelp = defineTask({
  name: 'mail-need-help',
  payload: z.object({ requestID: z.string() }),
  hours: 72,
});

interface NeedHelpMailing {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly operator: Operator;
  readonly catalog: Catalog;
}

export function bindMailNeedHelp({ db, mailer, operator, catalog }: NeedHelpMailing): BoundTask {
  return bindTask(mailNeedHelp, async ({ requestID }) => {
    const request = await findRequest.first(db, { id: requestID });
    if (request) await mailer.send(presentNeedHelpMail(request, operator, catalog));
  });
}
