import { homeGroups, mainProducts } from '@wbn/contract/pages/page-limits.ts';
import {
  loadBusinessPage,
  loadHomePage,
  loadPostPage,
  loadProductPage,
  loadProfilePage,
} from '@wbn/contract/pages/pages.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { inOrder } from '../business/in-order.ts';
import { selectBusiness, selectUserBusinesses } from '../business/load-business.sql.ts';
import { selectBusinessProducts, selectProduct } from '../business/load-product.sql.ts';
import { mostListed } from '../business/load-product.ts';
import { findKeptBusiness } from '../business/merged-business.sql.ts';
import { presentBusiness } from '../business/present-business.ts';
import { presentBusinessCard } from '../business/present-business-card.ts';
import { presentBusinessProduct, presentProduct } from '../business/present-product.ts';
import { selectGroups } from '../groups/group.sql.ts';
import { presentGroupCard } from '../groups/present-group.ts';
import { countOpenQuotations } from '../quotations/open-quotations.sql.ts';
import { selectDirectorySize, selectResultsByCategory } from '../search/count-results.sql.ts';
import { selectLastRegisteredBusinesses } from '../search/list-last-registered-businesses.sql.ts';
import { selectBusinessCards } from '../search/search-businesses.sql.ts';
import { findSimilarBusinesses } from '../search/similar/similar-businesses.ts';
import { findSimilarProducts } from '../search/similar/similar-products.ts';
import { defineHandler } from '../server/define-handler.ts';
import type { Services } from '../services.ts';
import { visitor } from '../social/comments/list-comments.ts';
import { presentUserProfile } from '../social/load-profile.ts';
import { selectPosts } from '../social/posts/load-posts.sql.ts';
import { presentPosts } from '../social/posts/load-posts.ts';
import { selectUserProfile } from '../social/user-profile.sql.ts';
import { selectPageFacts } from './page-facts.sql.ts';
import { loadFirstComments, loadTimelineParts } from './timeline-parts.ts';

// Pages are those of a visitor: no handler here reads `user`.
const { userID } = visitor;

export const loadBusinessPageHandler = defineHandler(
  loadBusinessPage,
  async ({ params: { id }, language, services }) => {
    const page =
      (await readBusinessPage(services, id, language)) ?? (await readKeptPage(services, id, language));
    if (!page) throw notFound(`There is no public company with the id ${id}.`);
    return { data: page };
  },
);

async function readBusinessPage(services: Services, id: string, language: TextLanguage) {
  const { db, catalog } = services;
  const [row, products, facts] = await Promise.all([
    selectBusiness.first(db, { id }),
    selectBusinessProducts.all(db, { bid: id, userID, size: mostListed }),
    selectPageFacts.only(db, { id }),
  ]);
  if (!row?.is_public) return undefined;
  const [similar, parts] = await Promise.all([
    findSimilarBusinesses(services, row, language),
    loadTimelineParts(services, id, facts, language),
  ]);
  return {
    business: presentBusiness(row, language, catalog),
    products: products.map((product) => presentBusinessProduct(product, language, catalog)),
    similar,
    ...parts,
  };
}

/** The page of the company that this one was merged into: sites redirect there, because its address is another one. */
async function readKeptPage(services: Services, id: string, language: TextLanguage) {
  const kept = await findKeptBusiness.first(services.db, { id });
  return kept && readBusinessPage(services, kept.id, language);
}

export const loadProductPageHandler = defineHandler(
  loadProductPage,
  async ({ params: { id }, language, services }) => {
    const { db, catalog } = services;
    const [row, facts] = await Promise.all([
      selectProduct.first(db, { id, userID }),
      selectPageFacts.only(db, { id }),
    ]);
    if (!row) throw notFound(`There is no public product with the id ${id}.`);
    const [ofCompany, similar, talk] = await Promise.all([
      selectBusinessProducts.all(db, { bid: row.business_id, userID, size: mainProducts + 1 }),
      findSimilarProducts(services, row, language),
      loadFirstComments(db, id, facts.talk_count),
    ]);
    const siblings = ofCompany.filter((product) => product.id !== id).slice(0, mainProducts);
    return {
      data: {
        product: presentProduct(row, language, catalog),
        likes: facts.likes,
        siblings: {
          products: siblings.map((product) => presentBusinessProduct(product, language, catalog)),
          total: ofCompany[0]?.total ?? 0,
        },
        similar,
        talk,
      },
    };
  },
);

export const loadProfilePageHandler = defineHandler(
  loadProfilePage,
  async ({ params: { id }, language, services }) => {
    const { db, catalog } = services;
    const [row, businesses, facts] = await Promise.all([
      selectUserProfile.first(db, { id }),
      selectUserBusinesses.all(db, { userID: id, viewerID: userID }),
      selectPageFacts.only(db, { id }),
    ]);
    if (!row) throw notFound(`There is no person with the id ${id}.`);
    return {
      data: {
        profile: presentUserProfile(row, language, catalog),
        businesses: businesses.map((business) => presentBusinessCard(business, language, catalog)),
        ...(await loadTimelineParts(services, id, facts, language)),
      },
    };
  },
);

export const loadPostPageHandler = defineHandler(
  loadPostPage,
  async ({ params: { id }, services: { db } }) => {
    const rows = await selectPosts.all(db, { ...visitor, ids: [id] });
    const [post] = await presentPosts(db, rows, visitor);
    if (!post) throw notFound(`There is no post with the id ${id}.`);
    return {
      data: {
        post,
        authorCountry: rows[0]?.author?.country ?? undefined,
        talk: await loadFirstComments(db, id, post.commentCount),
      },
    };
  },
);

/** Companies of the site's country in one row. */
const shownOfCountry = 3;

export const loadHomePageHandler = defineHandler(
  loadHomePage,
  async ({ params: { country }, language, services: { db, catalog, search } }) => {
    const [latest, { ids, total }, counts, size, groups, open] = await Promise.all([
      selectLastRegisteredBusinesses.all(db),
      search.search({ kind: 'business', text: '', countries: [country], skip: 0, size: shownOfCountry }),
      selectResultsByCategory.all(db, { industriesOnly: true }),
      selectDirectorySize.only(db),
      selectGroups.all(db, { query: null, industry: null, country: null, userID, skip: 0, size: homeGroups }),
      countOpenQuotations.only(db),
    ]);
    const ofCountry = ids.length > 0 ? await selectBusinessCards.all(db, { ids: [...ids] }) : [];
    const present = (row: (typeof latest)[number]) => presentBusinessCard(row, language, catalog);
    return {
      data: {
        latest: latest.map(present),
        ofCountry: { businesses: inOrder(ids, ofCountry).map(present), total },
        counts,
        groups: groups.map((group) => presentGroupCard(group, { catalog, language })),
        totals: { ...size, groups: groups[0]?.total ?? 0, openQuotations: open.count },
      },
    };
  },
  { costly: true },
);
