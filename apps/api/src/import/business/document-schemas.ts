import * as z from 'zod';
import { imageSchema, videoSchema } from '../../business/business-archive/picture-document.ts';
import { BrokenFileError } from '../broken-file-error.ts';

const id = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID');
const text = z.string().regex(/^[^\0]*$/, 'must not hold the character U+0000');
const texts = z.array(text);
const number = z.number();
const end = number.nonnegative();
const range = z.object({ min: end.optional(), max: end.optional() });
const time = z.iso.datetime();
const day = z.iso.date();
const phone = z.object({ countryCode: text, businessPhoneNumber: text });
const count = z.number().int().nonnegative();

const sourced = {
  'wbn:source': text,
  'wbn:sourceID': text,
  'wbn:createdAt': time,
  'wbn:updatedAt': time,
};

const certificateSchema = z.object({
  identifier: id,
  name: text,
  datePublished: day.optional(),
  expires: day.optional(),
  image: imageSchema.optional(),
});

const businessSchema = z.object({
  '@type': z.literal('Organization'),
  identifier: id,
  name: text.min(1),
  alternateName: texts,
  disambiguatingDescription: text.optional(),
  description: text.optional(),
  foundingDate: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a year')
    .optional(),
  logo: imageSchema.optional(),
  image: imageSchema.optional(),
  subjectOf: videoSchema.optional(),
  address: z.object({
    streetAddress: text.optional(),
    addressLocality: text.optional(),
    postalCode: text.optional(),
    addressRegion: text.optional(),
    addressCountry: text.optional(),
  }),
  email: text.optional(),
  url: text.optional(),
  numberOfEmployees: z.object({ minValue: number.optional(), maxValue: number.optional() }).optional(),
  hasCertification: z.array(certificateSchema),
  'wbn:shippingAddress': text.optional(),
  'wbn:phone': phone.optional(),
  'wbn:mobilePhone': phone.optional(),
  'wbn:businessType': text,
  'wbn:industry': text.optional(),
  'wbn:categories': texts,
  'wbn:annualRevenue': range.optional(),
  'wbn:productionEmployees': range.optional(),
  'wbn:productionCapacity': range.extend({ unit: text.optional(), period: text.optional() }).optional(),
  'wbn:factory': z
    .object({
      manufacturingFacilities: text.optional(),
      city: text.optional(),
      zipcode: text.optional(),
      country: text.optional(),
      state: text.optional(),
      factorySize: number.optional(),
      numberProductionLines: number.optional(),
      contractManufacturing: texts.optional(),
    })
    .optional(),
  'wbn:tradeCapabilities': z
    .object({
      markets: texts.optional(),
      spokenLanguages: texts.optional(),
      totalEmployeesSales: range.optional(),
      averageLeadTime: number.optional(),
    })
    .optional(),
  'wbn:businessTerms': z
    .object({
      acceptedDeliveryTerms: texts.optional(),
      acceptedPaymentCurrencies: texts.optional(),
      packagingTypes: texts.optional(),
      acceptedPaymentTypes: texts.optional(),
    })
    .optional(),
  'wbn:status': z.enum(['draft', 'unpublished']).optional(),
  'wbn:subscription': z.enum(['standard', 'gold', 'premium', 'platinum']),
  'wbn:verified': z.boolean(),
  'wbn:verifiedUntil': day.optional(),
  'wbn:versions': z.partialRecord(
    z.enum(['general', 'contact', 'factory', 'trade', 'terms', 'certificates']),
    count,
  ),
  ...sourced,
});

const productSchema = z.object({
  '@type': z.literal('Product'),
  identifier: id,
  name: text.min(1),
  model: text.optional(),
  brand: z.object({ name: text }).optional(),
  gtin: text.optional(),
  description: text.optional(),
  keywords: texts,
  additionalProperty: z.array(z.object({ name: text, value: text })),
  image: imageSchema.optional(),
  'wbn:photos': z.array(imageSchema),
  subjectOf: z.array(videoSchema.extend({ identifier: text })),
  'wbn:price': z
    .object({
      amount: count,
      currency: text,
      unit: text.optional(),
      tiers: z.array(z.object({ from: count.min(2), amount: count })).optional(),
    })
    .optional(),
  'wbn:minimumOrder': z.object({ quantity: count.min(1), unit: text.optional() }).optional(),
  'wbn:stock': z.boolean().optional(),
  'wbn:leadTime': text.optional(),
  'wbn:industry': text.optional(),
  'wbn:category': text.optional(),
  'wbn:subCategory': text.optional(),
  'wbn:status': z.enum(['draft', 'published']),
  'wbn:withinPlan': z.boolean(),
  'wbn:version': count.min(1),
  ...sourced,
});

const productsSchema = z.object({ '@graph': z.array(productSchema) });

export type BusinessDocument = z.output<typeof businessSchema>;
export type ProductDocument = z.output<typeof productSchema>;

export function checkBusiness(document: unknown): BusinessDocument {
  return check(businessSchema, 'business.jsonld', document);
}

export function checkProducts(document: unknown): ProductDocument[] {
  return check(productsSchema, 'products.jsonld', document)['@graph'];
}

function check<T>(schema: z.ZodType<T>, name: string, document: unknown): T {
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new BrokenFileError(`${name} is not as WBN writes it: ${issue?.path.join('.')}: ${issue?.message}`);
}
