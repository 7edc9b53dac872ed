import { Section } from '@wbn/business/business-page/section.tsx';
import type { ProductPartName } from '@wbn/business/product-page/product-page.tsx';
import { ProductPart } from '@wbn/business/product-page/product-part.tsx';
import { listSimilarBusinessesQuery } from '@wbn/business/similar/list-similar-businesses.query.ts';
import { listSimilarProductsQuery } from '@wbn/business/similar/list-similar-products.query.ts';
import { SimilarSection } from '@wbn/business/similar/similar-section.tsx';
import { BusinessCard } from '@wbn/cards/business/business-card.tsx';
import { type BusinessSection, sectionsOf } from '@wbn/cards/business/business-sections.ts';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext, documentContext, viewContext } from '../context.ts';
import { drawParts } from '../layout/render-fragment.server.tsx';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;
type ProductCardData = ComponentProps<typeof ProductCard>['product'];

/** A part of a page that the server has drawn, so that neither their code nor their data comes to the browser. */
export interface DrawnMarkup {
  /** Absent where the document holds it already. */
  readonly html?: string;
}

type BusinessPartName = BusinessSection | 'similar';
type BusinessCardData = ComponentProps<typeof BusinessCard>['business'];

interface BusinessParts extends Omit<ComponentProps<typeof Section>, 'section'> {
  readonly similar: readonly BusinessCardData[];
}

/** Every section of a company's page but the video, which is played, and the companies like it. */
export function drawBusinessParts(
  context: Context,
  { similar, ...of }: BusinessParts,
): Partial<Record<BusinessPartName, DrawnMarkup>> {
  const sections = sectionsOf(of.business).filter((section) => section !== 'video');
  const parts = new Map<BusinessPartName, ReactNode>(
    sections.map((section) => [section, <Section key={section} section={section} {...of} />]),
  );
  if (similar.length > 0) {
    const cards = similar.map((business) => ({
      id: business.businessID,
      card: <BusinessCard business={business} />,
    }));
    parts.set('similar', <SimilarSection kind="businesses" id={of.business.businessID} cards={cards} />);
  }
  return Object.fromEntries(draw(context, parts)) as Partial<Record<BusinessPartName, DrawnMarkup>>;
}

/** Companies like one; none when it is not known. */
export async function loadSimilarBusinesses(
  context: Context,
  id: string,
): Promise<readonly BusinessCardData[]> {
  const found = (await loadIfAnswered(listSimilarBusinessesQuery(context.get(apiContext), id))) ?? [];
  addSurrogateKeys(context, ...found.map(({ businessID }) => ({ business: businessID })));
  return found;
}

/** Products like one, of other companies; none when it is not known. */
export async function loadSimilarProducts(context: Context, id: string): Promise<readonly ProductCardData[]> {
  const found = (await loadIfAnswered(listSimilarProductsQuery(context.get(apiContext), id))) ?? [];
  addSurrogateKeys(context, ...found.map(({ productID }) => ({ product: productID })));
  return found;
}

interface ProductParts extends Omit<ComponentProps<typeof ProductPart>, 'part'> {
  /** Of other companies. */
  readonly similar: readonly ProductCardData[];
}

/** The parts of a product's page that are only read; below the others of its company stand those like it. */
export function drawProductParts(
  context: Context,
  { similar, ...of }: ProductParts,
): Record<ProductPartName, DrawnMarkup> {
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
    new Map<ProductPartName, ReactNode>([
      ['terms', <ProductPart key="terms" part="terms" {...of} />],
      ['specifications', <ProductPart key="specifications" part="specifications" {...of} />],
      ['more', more],
    ]),
  );
  const part = (name: ProductPartName) => drawn.get(name) ?? {};
  return { terms: part('terms'), specifications: part('specifications'), more: part('more') };
}

/** Into the document, once; whoever only asks for the data of a page is given the markup. */
function draw<Name extends string>(
  context: Context,
  parts: ReadonlyMap<Name, ReactNode>,
): ReadonlyMap<Name, DrawnMarkup> {
  const { isData, drawn } = context.get(documentContext);
  const markup = drawParts(context.get(viewContext), parts);
  if (!isData) for (const [name, html] of markup) drawn.set(name, html);
  return new Map([...markup].map(([name, html]) => [name, isData ? { html } : {}]));
}
