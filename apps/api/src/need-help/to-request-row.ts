import type { NeedHelp } from '@wbn/contract/need-help/send-need-help.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { NeedHelpRequestTable } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';

interface RequestFacts {
  readonly id: string;
  readonly bodyHash: string;
  readonly idempotencyKey: string | undefined;
  /** Language of the call, for requests that name none. */
  readonly language: Language;
}

/** A request as it is stored; what was not filled in is null. */
export function toRequestRow(request: NeedHelp, facts: RequestFacts): Insertable<NeedHelpRequestTable> {
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

/** Industries that were chosen, each once. */
function given(...ids: (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined && id !== ''))] as string[];
}
