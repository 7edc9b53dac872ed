import * as z from 'zod/mini';
import { businessCardSchema, businessProfileSchema } from '../business/business.ts';
import { productCardSchema, productSchema } from '../business/product.ts';
import { defineCall } from '../call.ts';
import { groupCardSchema } from '../groups/group.ts';
import { categoryCountSchema } from '../search/count-results.ts';
import { idParams } from '../shared/id.ts';
import { commentPageSchema } from '../social/comments.ts';
import { postSchema } from '../social/posts.ts';
import { userProfileSchema } from '../social/user-profile.ts';

/**
 * Calls of whole pages, one for each: all that the page shows to a visitor. They answer everybody alike, members too; what depends on who
 * looks comes by other calls. An error of one part is an error of the page.
 */
const businessProductSchema = z.omit(productCardSchema, { businessProfile: true });

/** What the pages of a company and of a person show besides themselves. */
const timelineParts = {
  followersCount: z.int(),
  /** The latest. */
  posts: z.array(postSchema),
  /** The largest. */
  groups: z.array(groupCardSchema),
  /** The first comments. */
  talk: commentPageSchema,
};

export const loadBusinessPage = defineCall({
  name: 'load-business-page',
  summary: 'The page of a public company as visitors see it',
  method: 'GET',
  path: 'page/business/{id}',
  params: idParams,
  data: z.object({
    business: businessProfileSchema,
    products: z.array(businessProductSchema),
    similar: z.array(businessCardSchema),
    ...timelineParts,
  }),
  errors: ['ValidationError', 'NotFound'],
});

export const loadProductPage = defineCall({
  name: 'load-product-page',
  summary: 'The page of a public product as visitors see it',
  method: 'GET',
  path: 'page/product/{id}',
  params: idParams,
  data: z.object({
    product: productSchema,
    likes: z.int(),
    /** The first other products of its company, newest first, and the number of all its products. */
    siblings: z.object({ products: z.array(businessProductSchema), total: z.int() }),
    /** Of other companies. */
    similar: z.array(productCardSchema),
    talk: commentPageSchema,
  }),
  errors: ['ValidationError', 'NotFound'],
});

export const loadProfilePage = defineCall({
  name: 'load-profile-page',
  summary: 'The page of a person as visitors see it',
  method: 'GET',
  path: 'page/user/{id}',
  params: idParams,
  data: z.object({
    profile: userProfileSchema,
    businesses: z.array(businessCardSchema),
    ...timelineParts,
  }),
  errors: ['ValidationError', 'NotFound'],
});

export const loadPostPage = defineCall({
  name: 'load-post-page',
  summary: 'The page of a post as visitors see it',
  method: 'GET',
  path: 'page/post/{id}',
  params: idParams,
  data: z.object({
    post: postSchema,
    /** ISO 3166-1 code of the author's country. */
    authorCountry: z.optional(z.string()),
    talk: commentPageSchema,
  }),
  errors: ['ValidationError', 'NotFound'],
});

export const loadHomePage = defineCall({
  name: 'load-home-page',
  summary: 'Companies, groups and counts of the home page of a country’s site',
  method: 'GET',
  path: 'page/home/{country}',
  params: z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 code')) }),
  data: z.object({
    /** The newest companies of each type that home pages show. */
    latest: z.array(businessCardSchema),
    /** The best companies of the country, and the number of all. */
    ofCountry: z.object({ businesses: z.array(businessCardSchema), total: z.int() }),
    /** Numbers of results of the industries. */
    counts: z.array(categoryCountSchema),
    /** The largest groups. */
    groups: z.array(groupCardSchema),
    /** How many there are of each; `countries` have companies, `openQuotations` are open requests for quotation. */
    totals: z.object({
      businesses: z.int(),
      products: z.int(),
      countries: z.int(),
      groups: z.int(),
      openQuotations: z.int(),
    }),
  }),
  errors: ['ValidationError'],
});
