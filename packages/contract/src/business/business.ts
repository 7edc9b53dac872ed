import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import {
  codedSchema,
  countrySchema,
  importedFromSchema,
  membershipSchema,
  namedSchema,
  phoneSchema,
  photoSchema,
  rangeSchema,
} from '../shared/values.ts';
import { reactionSummarySchema } from '../social/reaction.ts';
import { businessRoleSchema } from './business-role.ts';
import { productSlotsSchema } from './product-slots.ts';
import { profileParts } from './profile-parts.ts';
import { publicationSchema } from './publication.ts';

const placeState = z.object({ stateID: z.string(), stateName: z.string() });

/** BIZ-19. The wire name of the founding year is `yearStablished` (decision 18). Revenue in US dollars. */
const businessGeneralSchema = z.object({
  companyName: z.string(),
  /** Latin name, known only for some companies whose name has no Latin letter. */
  latinName: z.optional(z.string()),
  shortDescription: z.optional(z.string()),
  generalDescription: z.optional(z.string()),
  /** Language of these texts when it differs from the language of the reply. */
  textLanguage: z.optional(codedSchema),
  businessType: codedSchema,
  industry: z.optional(namedSchema),
  categories: z.array(namedSchema),
  yearStablished: z.optional(z.int()),
  totalAnnualRevenue: z.optional(rangeSchema),
  totalEmployees: z.optional(rangeSchema),
  totalProductionEmployees: z.optional(rangeSchema),
  productionCapacity: z.optional(
    z.extend(rangeSchema, { unit: z.optional(z.string()), period: z.optional(z.string()) }),
  ),
  profilePhoto: z.optional(photoSchema),
  coverPhoto: z.optional(photoSchema),
  video: z.optional(z.object({ url: z.string() })),
});

/** BIZ-20 */
const businessContactSchema = z.object({
  legalAddressEnglish: z.optional(z.string()),
  shippingAddressEnglish: z.optional(z.string()),
  city: z.optional(z.string()),
  zipcode: z.optional(z.string()),
  country: z.optional(countrySchema),
  state: z.optional(placeState),
  email: z.optional(z.string()),
  website: z.optional(z.string()),
  phone: z.optional(phoneSchema),
  mobilePhone: z.optional(phoneSchema),
});

/** BIZ-21. `factorySize` in square metres; `contractManufacturing` holds codes with names. */
const businessFactorySchema = z.object({
  manufacturingFacilities: z.optional(z.string()),
  city: z.optional(z.string()),
  zipcode: z.optional(z.string()),
  country: z.optional(countrySchema),
  state: z.optional(placeState),
  factorySize: z.optional(z.number()),
  numberProductionLines: z.optional(z.int()),
  contractManufacturing: z.optional(z.array(codedSchema)),
});

/** BIZ-22. `averageLeadTime` in days. */
const businessTradeCapabilitiesSchema = z.object({
  markets: z.optional(z.array(codedSchema)),
  spokenLanguages: z.optional(z.array(codedSchema)),
  totalEmployeesSales: z.optional(rangeSchema),
  averageLeadTime: z.optional(z.number()),
});

/** BIZ-23 */
const businessTermsSchema = z.object({
  acceptedDeliveryTerms: z.optional(z.array(codedSchema)),
  acceptedPaymentCurrencies: z.optional(z.array(codedSchema)),
  packagingTypes: z.optional(z.array(codedSchema)),
  acceptedPaymentTypes: z.optional(z.array(codedSchema)),
});

/** BIZ-24. Dates in ISO 8601 (YYYY-MM-DD). */
const businessCertificateSchema = z.object({
  id: z.string(),
  name: z.string(),
  issueDate: z.optional(z.string()),
  expireDate: z.optional(z.string()),
  photo: z.optional(photoSchema),
});

/**
 * Figures for the last 365 days: percentage of inquiries answered within the promised working day, and median time to
 * the first answer in working minutes.
 */
const businessAnswersSchema = z.object({
  rate: z.int().check(z.minimum(0), z.maximum(100)),
  medianMinutes: z.optional(z.int()),
});

export const businessProfileSchema = z.object({
  businessID: z.string(),
  subscription: membershipSchema,
  verified: z.boolean(),
  /** Last day of the verification, when known. */
  verifiedUntil: z.optional(z.string()),
  /** True for sample and seed data, which the pages mark as such. */
  sample: z.optional(z.boolean()),
  /** Of an imported company, while imported data stands on its page; `unowned`: nobody belongs to it. */
  importedFrom: z.optional(z.extend(importedFromSchema, { unowned: z.boolean() })),
  registeredAt: z.string(),
  updatedAt: z.string(),
  general: businessGeneralSchema,
  contactInfo: businessContactSchema,
  factory: z.optional(businessFactorySchema),
  tradeCapabilities: z.optional(businessTradeCapabilitiesSchema),
  businessTerms: z.optional(businessTermsSchema),
  certificates: z.array(businessCertificateSchema),
  reactions: reactionSummarySchema,
  /** How the company answers inquiries; absent when it received fewer than five. */
  answers: z.optional(businessAnswersSchema),
});

/** The fields of a business that cards and search results show (SRCH-08, WID-02). */
export const businessCardSchema = z.object({
  businessID: z.string(),
  subscription: membershipSchema,
  verified: z.boolean(),
  sample: z.optional(z.boolean()),
  general: z.pick(businessGeneralSchema, {
    companyName: true,
    latinName: true,
    shortDescription: true,
    textLanguage: true,
    businessType: true,
    industry: true,
    categories: true,
    yearStablished: true,
    totalEmployees: true,
    profilePhoto: true,
  }),
  contactInfo: z.pick(businessContactSchema, { country: true, city: true }),
});

/**
 * BIZ-26: the viewer's role in the business; null for everybody else. `versions` counts the changes of each part of
 * the profile and is sent back with a save to detect conflicts; `products` is the number of used slots of the plan;
 * `publication` says whether buyers see the business.
 */
export const businessSessionSchema = z.object({
  access: businessRoleSchema,
  versions: z.record(z.enum(profileParts), z.int()),
  products: productSlotsSchema,
  publication: publicationSchema,
});

export type BusinessProfile = z.output<typeof businessProfileSchema>;
export type BusinessCard = z.output<typeof businessCardSchema>;
export type BusinessCertificate = z.output<typeof businessCertificateSchema>;
export type BusinessSession = z.output<typeof businessSessionSchema>;
/** The part of the session that pages need: the viewer's role in the business. */
export type BusinessAccess = Pick<BusinessSession, 'access'>;

export const loadBusiness = defineCall({
  name: 'load-business',
  summary:
    'A business page; visible only to its business members until it is published; `session` says what the viewer may do with it, null for everybody else',
  method: 'GET',
  path: 'business/profile/{id}',
  params: idParams,
  data: businessProfileSchema,
  siblings: { session: z.nullable(businessSessionSchema) },
  errors: ['ValidationError', 'NotFound'],
});

export const listUserBusinesses = defineCall({
  name: 'list-user-businesses',
  summary: 'Public businesses of a person; the person also sees their own that are not public',
  method: 'GET',
  path: 'business/profile/list-business',
  query: z.object({ userID: idSchema }),
  data: z.array(businessCardSchema),
  errors: ['ValidationError'],
});

/** One of the viewer's companies, as its card shows it (BIZ-01). */
const ownBusinessSchema = z.extend(businessCardSchema, {
  access: businessRoleSchema,
  /** The viewer is the only owner and cannot leave before there is another. */
  soleOwner: z.boolean(),
  products: productSlotsSchema,
  publication: publicationSchema,
});

export type OwnBusiness = z.output<typeof ownBusinessSchema>;

export const listOwnBusinesses = defineCall({
  name: 'list-own-businesses',
  access: 'user',
  summary: 'Companies of the signed-in person in the order of joining, drafts and deleted ones included',
  method: 'GET',
  path: 'business/profile/my-list',
  data: z.array(ownBusinessSchema),
  errors: [],
});
