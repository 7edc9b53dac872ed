import * as z from 'zod/mini';

/** Types of companies (REF-04), in the order of the search dropdown. */
export const businessTypeCodes = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'] as const;

/** Search types: companies of all types, products, users, companies of each type (REF-04). */
export const searchTypeCodes = ['ALL', 'PR', 'UR', ...businessTypeCodes] as const;

export const businessTypeSchema = z.enum(businessTypeCodes);

export type BusinessTypeCode = (typeof businessTypeCodes)[number];

export type SearchTypeCode = (typeof searchTypeCodes)[number];
