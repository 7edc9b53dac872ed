import type { BusinessCertificate, BusinessProfile } from '@wbn/contract/business/business.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Coded, CodeList } from '../catalog/reference/code-list.ts';
import {
  businessTypes,
  contractManufacturing,
  currencies,
  deliveryTerms,
  markets,
  packagingTypes,
  paymentTypes,
  spokenLanguages,
} from '../catalog/reference/code-lists.ts';
import { findCountry, findState } from '../catalog/reference/countries.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { presentImportedFrom } from './imported-from.ts';
import type { BusinessRow } from './load-business.sql.ts';
import { isSample, latinNameOf, presentCategories } from './present-business-card.ts';
import { textLanguageOf } from './text-language.ts';

/** Presents a business for its page (BIZ-19 to BIZ-25), with the names of codes in the language of the reply. */
export function presentBusiness(row: BusinessRow, language: TextLanguage, catalog: Catalog): BusinessProfile {
  return {
    businessID: row.id,
    subscription: row.subscription,
    verified: row.verified,
    verifiedUntil: row.verified_until ?? undefined,
    sample: isSample(row.source),
    importedFrom: presentImportedFrom(row),
    registeredAt: toIsoTime(row.created_at),
    updatedAt: toIsoTime(row.updated_at),
    general: presentGeneral(row, language, catalog),
    contactInfo: presentContact(row, language),
    factory: presentFactory(row, language),
    tradeCapabilities: presentTradeCapabilities(row, language),
    businessTerms: presentTerms(row, language),
    certificates: row.certificates.map(presentCertificate),
    reactions: { reactionCount: { like: row.like_count } },
    answers: presentAnswers(row),
  };
}

function presentAnswers({ answer_rate, answer_minutes }: BusinessRow): BusinessProfile['answers'] {
  return answer_rate === null ? undefined : { rate: answer_rate, medianMinutes: answer_minutes ?? undefined };
}

function presentGeneral(
  row: BusinessRow,
  language: TextLanguage,
  catalog: Catalog,
): BusinessProfile['general'] {
  return {
    companyName: row.company_name,
    latinName: latinNameOf(row.company_name, row.alternative_names),
    shortDescription: row.short_description ?? undefined,
    generalDescription: row.general_description ?? undefined,
    textLanguage: textLanguageOf(row.general_description || row.short_description, language),
    businessType: businessTypes.find(row.business_type, language),
    industry: catalog.industries.find(row.industry_id, language),
    categories: presentCategories(row.category_ids, language, catalog),
    yearStablished: row.year_established ?? undefined,
    totalAnnualRevenue: row.annual_revenue ?? undefined,
    totalEmployees: row.employees ?? undefined,
    totalProductionEmployees: row.production_employees ?? undefined,
    productionCapacity: row.production_capacity ?? undefined,
    profilePhoto: row.profile_photo ?? undefined,
    coverPhoto: row.cover_photo ?? undefined,
    video: row.video_url ? { url: row.video_url } : undefined,
  };
}

function presentContact(row: BusinessRow, language: TextLanguage): BusinessProfile['contactInfo'] {
  return {
    ...row.contact,
    city: row.city ?? undefined,
    zipcode: row.zipcode ?? undefined,
    country: findCountry(row.country, language),
    state: findState(row.state_id),
  };
}

function presentFactory({ factory }: BusinessRow, language: TextLanguage): BusinessProfile['factory'] {
  if (!factory) return undefined;
  return {
    ...factory,
    country: findCountry(factory.country, language),
    state: findState(factory.state),
    contractManufacturing: named(contractManufacturing, factory.contractManufacturing, language),
  };
}

function presentTradeCapabilities(
  { trade_capabilities: capabilities }: BusinessRow,
  language: TextLanguage,
): BusinessProfile['tradeCapabilities'] {
  if (!capabilities) return undefined;
  return {
    ...capabilities,
    markets: named(markets, capabilities.markets, language),
    spokenLanguages: named(spokenLanguages, capabilities.spokenLanguages, language),
  };
}

function presentTerms(
  { business_terms: terms }: BusinessRow,
  language: TextLanguage,
): BusinessProfile['businessTerms'] {
  if (!terms) return undefined;
  return {
    acceptedDeliveryTerms: named(deliveryTerms, terms.acceptedDeliveryTerms, language),
    acceptedPaymentCurrencies: named(currencies, terms.acceptedPaymentCurrencies, language),
    packagingTypes: named(packagingTypes, terms.packagingTypes, language),
    acceptedPaymentTypes: named(paymentTypes, terms.acceptedPaymentTypes, language),
  };
}

function presentCertificate(row: BusinessRow['certificates'][number]): BusinessCertificate {
  return {
    id: row.id,
    name: row.name,
    issueDate: row.issue_date ?? undefined,
    expireDate: row.expire_date ?? undefined,
    photo: row.photo ?? undefined,
  };
}

function named(
  list: CodeList,
  codes: readonly string[] | undefined,
  language: TextLanguage,
): Coded[] | undefined {
  return codes?.map((code) => list.find(code, language));
}
