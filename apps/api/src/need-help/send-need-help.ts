import { hash } from 'node:crypto';
import { isHigherLevel } from '@wbn/contract/membership/membership-plans.ts';
import { needHelpProblems } from '@wbn/contract/need-help/need-help-problems.ts';
import { type NeedHelp, sendNeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { NeedHelpRequestTable } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import { defineHandler, type HandlerInput } from '../server/define-handler.ts';
import { mailNeedHelp } from './mail-need-help.ts';
import { findUnknownCodes, isFromBot, needHelpLimit } from './policies.ts';
import { findPlan, findRequestByKey, insertRequest } from './send-need-help.sql.ts';

interface RequestFacts {
  readonly id: string;
  readonly bodyHash: string;
  readonly idempotencyKey: string | undefined;
  /** TextLanguage of the call, used when the request names none. */
  readonly language: TextLanguage;
}

/** Converts a request to its row; unfilled fields become null. */
function toRequestRow(request: NeedHelp, facts: RequestFacts): Insertable<NeedHelpRequestTable> {
  return {
    id: facts.id,
    idempotency_key: facts.idempotencyKey ?? null,
    body_hash: facts.bodyHash,
    first_name: request.firstName,
    last_name: request.lastName,
    business_name: request.businessName,
    business_type: request.businessType || null,
    website: request.website || null,
    job_position: request.jobPosition || null,
    address: request.address || null,
    zipcode: request.zipcode || null,
    city: request.city || null,
    usa_state: request.usaState || null,
    country: request.country,
    company_phone: request.companyPhone,
    company_fax: request.companyFax || null,
    total_employees: request.totalEmployees || null,
    sales_employees: request.salesEmployees || null,
    mobile_phone: request.mobilePhone || null,
    email: request.email,
    buy_products: given(request.buyProduct1, request.buyProduct2, request.buyProduct3, request.buyProduct4),
    more_info_buy: request.moreInfoBuy || null,
    sell_products: given(
      request.sellProduct1,
      request.sellProduct2,
      request.sellProduct3,
      request.sellProduct4,
    ),
    more_info_sell: request.moreInfoSell || null,
    upgrade_business_id: request.upgradeBusiness || null,
    upgrade_plan: request.upgradePlan || null,
    edition: request.edition ?? null,
    language: request.language ?? facts.language,
  };
}

/** Returns the chosen industries without duplicates. */
function given(...ids: (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined && id !== ''))] as string[];
}

export const sendNeedHelpHandler = defineHandler(sendNeedHelp, async (input) => {
  await refuseUnknown(input);
  // Pretends success, so that a bot does not adapt.
  if (isFromBot(input.body)) return { data: { requestID: newId() } };
  return { data: { requestID: await store(input) } };
});

/**
 * Stores the request once, counts it and adds the mail job, in one transaction. Returns the id; for a repetition that
 * of the first.
 */
function store(input: HandlerInput<typeof sendNeedHelp>): Promise<string> {
  const { body, language, clientAddress, idempotencyKey, services } = input;
  const id = newId();
  const bodyHash = hash('sha256', JSON.stringify(body));
  return services.db.transaction().execute(async (transaction) => {
    const row = toRequestRow(body, { id, bodyHash, idempotencyKey, language });
    if ((await insertRequest.run(transaction, row)) === 1) {
      await limitCall(transaction, { call: sendNeedHelp.name, clientAddress, ...needHelpLimit });
      await addJob(transaction, mailNeedHelp, { requestID: id }, id);
      await syncCase(transaction, 'need-help', id);
      return id;
    }
    const first = await findRequestByKey.only(transaction, { key: idempotencyKey ?? '' });
    if (first.body_hash === bodyHash) return first.id;
    throw new CallError('Conflict', 'This Idempotency-Key belongs to another request.');
  });
}

/** Throws for unknown codes, and for a plan that is not above the company's present one. */
async function refuseUnknown({ body, services }: HandlerInput<typeof sendNeedHelp>): Promise<void> {
  const unknown: (keyof NeedHelp)[] = findUnknownCodes(body);
  const { upgradeBusiness: businessID, upgradePlan } = body;
  if (businessID && upgradePlan) {
    const now = await findPlan.first(services.db, { businessID });
    if (!now) unknown.push('upgradeBusiness');
    else if (!isHigherLevel(upgradePlan, now.subscription)) unknown.push('upgradePlan');
  }
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(unknown.map((name) => [name, needHelpProblems.unknown]));
  throw validationError(fields, `${unknown.join(', ')}: ${needHelpProblems.unknown}`);
}
