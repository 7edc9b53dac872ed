import * as z from 'zod/mini';
import { uploadTokenSchema } from '../files/upload.ts';
import { businessProblems as problems } from './business-problems.ts';
import {
  businessPhone,
  code,
  codes,
  day,
  dollars,
  email,
  latinLine,
  line,
  longLimit,
  longText,
  nameLine,
  range,
  requiredLine,
  shortLimit,
  videoAddress,
  website,
  wholeNumber,
} from './saved-fields.ts';

/** Maximum certificates of a company. */
export const certificatesLimit = 50;

const year = z
  .number(problems.year)
  .check(
    z.int(problems.year),
    z.minimum(1000, problems.year),
    z.maximum(9999, problems.year),
    z.refine(isPast, problems.year),
  );

/** A video by address, or by the token of an uploaded file. */
export const savedVideoSchema = z.union([z.object({ url: videoAddress }), uploadTokenSchema]);

/** BIZ-19 without pictures. Omitted fields are emptied; name and type are required. */
export const savedGeneralSchema = z.object({
  companyName: nameLine,
  /** Shown below a name without Latin letters; ignored for other names. */
  latinName: z.optional(latinLine),
  shortDescription: z.optional(longText(shortLimit)),
  generalDescription: z.optional(longText(longLimit)),
  businessType: code.check(z.minLength(1, problems.required)),
  industry: z.optional(code),
  categories: z.optional(codes),
  yearStablished: z.optional(year),
  totalAnnualRevenue: z.optional(range(dollars)),
  totalEmployees: z.optional(range()),
  totalProductionEmployees: z.optional(range()),
  productionCapacity: z.optional(
    z
      .object({
        min: z.optional(wholeNumber),
        max: z.optional(wholeNumber),
        unit: z.optional(line(40)),
        period: z.optional(code),
      })
      .check(
        z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
          path: ['max'],
          error: problems.range,
        }),
      ),
  ),
  /** Sending the address from the profile keeps the current video. */
  video: z.optional(z.union([savedVideoSchema, z.object({ url: z.string() })])),
});

/** BIZ-20 */
export const savedContactSchema = z.object({
  legalAddressEnglish: z.optional(line(400)),
  shippingAddressEnglish: z.optional(line(400)),
  city: z.optional(line()),
  zipcode: z.optional(line(20)),
  country: z.optional(code),
  state: z.optional(code),
  email: z.optional(email),
  website: z.optional(website),
  phone: z.optional(businessPhone),
  mobilePhone: z.optional(businessPhone),
});

/** BIZ-21. `factorySize` in square metres. */
export const savedFactorySchema = z.object({
  manufacturingFacilities: z.optional(longText(shortLimit)),
  city: z.optional(line()),
  zipcode: z.optional(line(20)),
  country: z.optional(code),
  state: z.optional(code),
  factorySize: z.optional(wholeNumber),
  numberProductionLines: z.optional(wholeNumber),
  contractManufacturing: z.optional(codes),
});

/** BIZ-22. `averageLeadTime` in days. */
export const savedTradeCapabilitiesSchema = z.object({
  markets: z.optional(codes),
  spokenLanguages: z.optional(codes),
  totalEmployeesSales: z.optional(range()),
  averageLeadTime: z.optional(wholeNumber),
});

/** BIZ-23 */
export const savedTermsSchema = z.object({
  acceptedDeliveryTerms: z.optional(codes),
  acceptedPaymentCurrencies: z.optional(codes),
  packagingTypes: z.optional(codes),
  acceptedPaymentTypes: z.optional(codes),
});

/**
 * BIZ-24. `id` names an existing certificate; without it a new one is created. `photo`: absent keeps the current one,
 * null removes it, a token sets it.
 */
export const savedCertificateSchema = z
  .object({
    id: z.optional(z.string()),
    name: requiredLine(),
    issueDate: z.optional(day),
    expireDate: z.optional(day),
    photo: z.optional(z.nullable(z.union([uploadTokenSchema, z.object({ url: z.string() })]))),
  })
  .check(
    z.refine(({ issueDate, expireDate }) => !issueDate || !expireDate || issueDate <= expireDate, {
      path: ['expireDate'],
      error: problems.dates,
    }),
  );

export const savedCertificatesSchema = z
  .array(savedCertificateSchema)
  .check(z.maxLength(certificatesLimit, problems.tooMany));

function isPast(value: number): boolean {
  return value <= new Date().getUTCFullYear();
}

export type SavedGeneral = z.output<typeof savedGeneralSchema>;
export type SavedContact = z.output<typeof savedContactSchema>;
export type SavedFactory = z.output<typeof savedFactorySchema>;
export type SavedTradeCapabilities = z.output<typeof savedTradeCapabilitiesSchema>;
export type SavedTerms = z.output<typeof savedTermsSchema>;
export type SavedCertificate = z.output<typeof savedCertificateSchema>;

/** A company field that people fill in, by its wire name; certificates and pictures are handled separately. */
export type BusinessField =
  | keyof SavedGeneral
  | keyof SavedContact
  | keyof SavedFactory
  | keyof SavedTradeCapabilities
  | keyof SavedTerms;

/** All of them, read from the schemas above. Labels, activity and tests use this list. */
export const businessFields = [
  savedGeneralSchema,
  savedContactSchema,
  savedFactorySchema,
  savedTradeCapabilitiesSchema,
  savedTermsSchema,
].flatMap(({ shape }) => Object.keys(shape)) as readonly BusinessField[];
