import { callQuery } from '@wbn/api-client/call-query.ts';
import { Section } from '@wbn/business/business-page/section.tsx';
import { AskBox } from '@wbn/business/parts/ask-box.tsx';
import type { ProductPartName } from '@wbn/business/product-page/product-page.tsx';
import { ProductPart } from '@wbn/business/product-page/product-part.tsx';
import { SimilarSection } from '@wbn/business/similar/similar-section.tsx';
import { BusinessCard } from '@wbn/cards/business/business-card.tsx';
import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { type BusinessSection, sectionsOf } from '@wbn/cards/business/business-sections.ts';
import { profilePath } from '@wbn/cards/person/profile-path.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import { listSimilarBusinesses } from '@wbn/contract/search/list-similar-businesses.ts';
import { listSimilarProducts } from '@wbn/contract/search/list-similar-products.ts';
import { DrawnComments } from '@wbn/social/comments/drawn-comments.tsx';
import type { CommentPage } from '@wbn/social/comments/list-comments.query.ts';
import type { PublicProfilePage } from '@wbn/social/public-profile/public-profile-page.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext, documentContext, viewContext } from '../context.ts';
import { drawParts } from '../layout/render-fragment.server.tsx';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { type RelationPartName, relationParts } from './relation-parts.server.tsx';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;
type ProductCardData = ComponentProps<typeof ProductCard>['product'];

/** A part of a page that the server has drawn, so that neither their code nor their data comes to the browser. */
export interface DrawnMarkup {
  /** Absent where the document holds it already. */
  readonly html?: string;
}

/** What people do with a thing on its page. */
type TalkPartName = RelationPartName | 'comments';
type BusinessPartName = BusinessSection | TalkPartName | 'ask' | 'similar';
type Profile = ComponentProps<typeof PublicProfilePage>['profile'];
type BusinessCardData = ComponentProps<typeof BusinessCard>['business'];

interface BusinessParts extends Omit<ComponentProps<typeof Section>, 'section'> {
  readonly followers: number;
  readonly talk: CommentPage;
  readonly similar: readonly BusinessCardData[];
}

/** Every section of a company's page but the video, which is played, what visitors can do, and the companies like it. */
export function drawBusinessParts(
  context: Context,
  { similar, followers, talk, ...of }: BusinessParts,
): Partial<Record<BusinessPartName, DrawnMarkup>> {
  const { business } = of;
  const sections = sectionsOf(business).filter((section) => section !== 'video');
  const parts = new Map<BusinessPartName, ReactNode>([
    ...relationParts({
      path: businessPath(business),
      actions: ['like', 'follow', 'connect'],
      likes: business.reactions.reactionCount.like,
      followers,
    }),
    commentsPart(talk, businessPath(business)),
    ['ask', <AskBox key="ask" businessID={business.businessID} company={business.general.companyName} />],
    ...sections.map((section) => [section, <Section key={section} section={section} {...of} />] as const),
  ]);
  if (similar.length > 0) {
    const cards = similar.map((one) => ({ id: one.businessID, card: <BusinessCard business={one} /> }));
    parts.set('similar', <SimilarSection kind="businesses" id={business.businessID} cards={cards} />);
  }
  return Object.fromEntries(draw(context, parts)) as Partial<Record<BusinessPartName, DrawnMarkup>>;
}

/** Companies like one; none when it is not known. */
export async function loadSimilarBusinesses(
  context: Context,
  id: string,
): Promise<readonly BusinessCardData[]> {
  const found =
    (await loadIfAnswered(callQuery(context.get(apiContext), listSimilarBusinesses, { params: { id } }))) ??
    [];
  addSurrogateKeys(context, ...found.map(({ businessID }) => ({ business: businessID })));
  return found;
}

/** Products like one, of other companies; none when it is not known. */
export async function loadSimilarProducts(context: Context, id: string): Promise<readonly ProductCardData[]> {
  const found =
    (await loadIfAnswered(callQuery(context.get(apiContext), listSimilarProducts, { params: { id } }))) ?? [];
  addSurrogateKeys(context, ...found.map(({ productID }) => ({ product: productID })));
  return found;
}

interface ProductParts extends Omit<ComponentProps<typeof ProductPart>, 'part'> {
  /** Of other companies. */
  readonly similar: readonly ProductCardData[];
  readonly likes: number;
  readonly talk: CommentPage;
}

/** The parts of a product's page that are only read; below the others of its company stand those like it. */
export function drawProductParts(
  context: Context,
  { similar, likes, talk, ...of }: ProductParts,
): Record<ProductPartName | TalkPartName, DrawnMarkup> {
  const cards = similar.map((one) => ({
    id: one.productID,
    card: <ProductCard product={{ ...one, specs: [] }} level={3} />,
  }));
  const more = (
    <Stack>
      <ProductPart part="more" {...of} />
      {cards.length > 0 && <SimilarSection kind="products" id={of.product.productID} cards={cards} />}
    </Stack>
  );
  const drawn = draw(
    context,
    new Map<ProductPartName | TalkPartName, ReactNode>([
      ...relationParts({ path: productPath(of.product), actions: ['like'], likes }),
      commentsPart(talk, productPath(of.product)),
      ['terms', <ProductPart key="terms" part="terms" {...of} />],
      ['ask', <ProductPart key="ask" part="ask" {...of} />],
      ['specifications', <ProductPart key="specifications" part="specifications" {...of} />],
      ['more', more],
    ]),
  );
  return Object.fromEntries(drawn) as Record<ProductPartName | TalkPartName, DrawnMarkup>;
}

interface ProfileParts {
  readonly profile: Profile;
  readonly followers: number;
  readonly talk: CommentPage;
}

/** What visitors can do with a person, how many like and follow them, and what is said. */
export function drawProfileParts(
  context: Context,
  { profile: { userID, reactions }, followers, talk }: ProfileParts,
): Record<TalkPartName, DrawnMarkup> {
  const path = profilePath(userID);
  const { like: likes } = reactions.reactionCount;
  const parts = new Map<TalkPartName, ReactNode>([
    ...relationParts({ path, actions: ['like', 'follow', 'connect'], likes, followers }),
    commentsPart(talk, path),
  ]);
  return Object.fromEntries(draw(context, parts)) as Record<TalkPartName, DrawnMarkup>;
}

/** The first comments; `path` is where whoever logs in comes back to. */
function commentsPart(talk: CommentPage, path: string): ['comments', ReactNode] {
  return ['comments', <DrawnComments key="comments" talk={talk} returnTo={path} />];
}

/** Into the document, once; whoever only asks for the data of a page is given the markup. */
export function draw<Name extends string>(
  context: Context,
  parts: ReadonlyMap<Name, ReactNode>,
): ReadonlyMap<Name, DrawnMarkup> {
  const { isData, drawn, onDraw } = context.get(documentContext);
  const view = context.get(viewContext);
  const markup = drawParts(view, parts);
  onDraw?.(() => drawParts(view, parts));
  if (!isData) for (const [name, html] of markup) drawn.set(name, html);
  return new Map([...markup].map(([name, html]) => [name, isData ? { html: html.toString() } : {}]));
}
