import { businessTypes } from '@wbn/api/catalog/reference/business-types.ts';
import type { CodeList } from '@wbn/api/catalog/reference/code-list.ts';
import { findCountry } from '@wbn/api/catalog/reference/countries.ts';
import { currencies } from '@wbn/api/catalog/reference/currencies.ts';
import { genders } from '@wbn/api/catalog/reference/genders.ts';
import { jobPositions } from '@wbn/api/catalog/reference/job-positions.ts';
import { spokenLanguages } from '@wbn/api/catalog/reference/languages.ts';
import { markets } from '@wbn/api/catalog/reference/markets.ts';
import { findState } from '@wbn/api/catalog/reference/states.ts';
import {
  contractManufacturing,
  deliveryTerms,
  packagingTypes,
  paymentTypes,
} from '@wbn/api/catalog/reference/trade-terms.ts';
import { membershipLevels } from '@wbn/contract/shared/values.ts';
import * as z from 'zod';
import { coverScenes, motifs } from '../drawings/motifs.ts';
import type { DemoInquiry } from './demo-inquiry.ts';
import type { DemoPost, DemoRequest } from './demo-talk.ts';

const text = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words with dashes');
const day = z.iso.date();
const likes = z.int().min(0).default(0);
const range = z.object({ min: z.number().optional(), max: z.number().optional() });
const phone = z.object({ countryCode: z.string().regex(/^\+\d{1,4}$/), businessPhoneNumber: text });
const country = z
  .string()
  .refine((code) => findCountry(code, 'en') !== undefined, 'is no country of ISO 3166-1');
const state = z.string().refine((id) => findState(id) !== undefined, 'is no subdivision of ISO 3166-2');

function codeOf(list: CodeList, what: string) {
  return z.string().refine((code) => list.has(code), { error: (issue) => `'${issue.input}' is no ${what}` });
}

export const demoProductSchema = z.strictObject({
  key,
  name: text,
  description: text,
  keywords: z.array(text),
  category: z.string().regex(/^\d{4}\.\d{2}$/),
  subCategory: z
    .string()
    .regex(/^\d{4}\.\d{2}\.\d{2}$/)
    .optional(),
  model: text.optional(),
  brand: text.optional(),
  leadTime: text.optional(),
  stock: z.boolean().optional(),
  /** In whole units of the currency, such as 38.4 dollars. */
  price: z
    .strictObject({
      amount: z.number().positive(),
      currency: codeOf(currencies, 'currency'),
      unit: text.optional(),
    })
    .optional(),
  specs: z.array(z.strictObject({ key: text, value: text })),
  drawing: z.enum(motifs),
  drawings: z.array(z.enum(motifs)).default([]),
  likes,
});

export const demoBusinessSchema = z.strictObject({
  key,
  companyName: text,
  businessType: codeOf(businessTypes, 'business type'),
  industry: z.string().regex(/^\d{4}$/),
  categories: z.array(z.string().regex(/^\d{4}\.\d{2}$/)).min(1),
  country,
  state: state.optional(),
  city: text,
  zipcode: text.optional(),
  shortDescription: text,
  generalDescription: text,
  yearStablished: z.int().optional(),
  totalAnnualRevenue: range.optional(),
  totalEmployees: range.optional(),
  totalProductionEmployees: range.optional(),
  productionCapacity: range.extend({ unit: text.optional(), period: text.optional() }).optional(),
  subscription: z.enum(membershipLevels),
  verified: z.boolean(),
  contact: z.strictObject({
    legalAddressEnglish: text.optional(),
    shippingAddressEnglish: text.optional(),
    email: z.email().optional(),
    website: z.url().optional(),
    phone: phone.optional(),
    mobilePhone: phone.optional(),
  }),
  factory: z
    .strictObject({
      manufacturingFacilities: text.optional(),
      city: text.optional(),
      zipcode: text.optional(),
      country: country.optional(),
      state: state.optional(),
      factorySize: z.number().optional(),
      numberProductionLines: z.int().optional(),
      contractManufacturing: z
        .array(codeOf(contractManufacturing, 'kind of contract manufacturing'))
        .optional(),
    })
    .optional(),
  tradeCapabilities: z
    .strictObject({
      markets: z.array(codeOf(markets, 'market')).optional(),
      spokenLanguages: z.array(codeOf(spokenLanguages, 'language')).optional(),
      totalEmployeesSales: range.optional(),
      averageLeadTime: z.number().optional(),
    })
    .optional(),
  businessTerms: z
    .strictObject({
      acceptedDeliveryTerms: z.array(codeOf(deliveryTerms, 'delivery term')).optional(),
      acceptedPaymentCurrencies: z.array(codeOf(currencies, 'currency')).optional(),
      packagingTypes: z.array(codeOf(packagingTypes, 'kind of packaging')).optional(),
      acceptedPaymentTypes: z.array(codeOf(paymentTypes, 'kind of payment')).optional(),
    })
    .optional(),
  certificates: z
    .array(z.strictObject({ name: text, issueDate: day.optional(), expireDate: day.optional() }))
    .default([]),
  cover: z.enum(coverScenes),
  members: z.array(z.strictObject({ person: key, role: z.enum(['owner', 'admin', 'member']) })),
  likes,
  registeredOn: day,
  products: z.array(demoProductSchema),
});

export const demoPersonSchema = z.strictObject({
  key,
  firstName: text,
  lastName: text,
  username: text,
  profession: text.optional(),
  country,
  state: state.optional(),
  city: text.optional(),
  businessType: codeOf(businessTypes, 'business type').optional(),
  industry: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  companyName: text.optional(),
  jobPosition: codeOf(jobPositions, 'job position').optional(),
  preferredLanguage: codeOf(spokenLanguages, 'language').optional(),
  briefPresentation: z.string().max(512).optional(),
  gender: codeOf(genders, 'gender').optional(),
  birthDate: day.optional(),
  showBirthDate: z.boolean().default(false),
  showProfession: z.boolean().default(true),
  likes,
});

export type DemoProduct = z.output<typeof demoProductSchema>;
export type DemoBusiness = z.output<typeof demoBusinessSchema>;
export type DemoPerson = z.output<typeof demoPersonSchema>;

export interface DemoWorld {
  companies: DemoBusiness[];
  people: DemoPerson[];
  posts: DemoPost[];
  requests: DemoRequest[];
  inquiries: DemoInquiry[];
}
