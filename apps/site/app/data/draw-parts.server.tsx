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
import { drawMarkup } from '../layout/render-fragment.server.tsx';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;
type ProductCardData = ComponentProps<typeof ProductCard>['product'];

/** A part of a page that the server has drawn, so that neither their code nor their data comes to the browser. */
export interface DrawnMarkup {
  /** Absent where the document holds it already. */
  readonly html?: string;
}

/** Every section of a company's page but the video, which is played. */
export function drawSections(
  context: Context,
  of: Omit<ComponentProps<typeof Section>, 'section'>,
): Partial<Record<BusinessSection, DrawnMarkup>> {
  const drawn = sectionsOf(of.business).filter((section) => section !== 'video');
  return Object.fromEntries(
    drawn.map((section) => [section, draw(context, section, <Section section={section} {...of} />)]),
  );
}

/** Companies like one; undefined when there are none, or it is not known. */
export async function drawSimilarBusinesses(context: Context, id: string): Promise<DrawnMarkup | undefined> {
  const found = (await loadIfAnswered(listSimilarBusinessesQuery(context.get(apiContext), id))) ?? [];
  if (found.length === 0) return undefined;
  addSurrogateKeys(context, ...found.map(({ businessID }) => ({ business: businessID })));
  const cards = found.map((business) => ({
    id: business.businessID,
    card: <BusinessCard business={business} />,
  }));
  return draw(context, 'similar', <SimilarSection kind="businesses" id={id} cards={cards} />);
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
  return {
    terms: draw(context, 'terms', <ProductPart part="terms" {...of} />),
    specifications: draw(context, 'specifications', <ProductPart part="specifications" {...of} />),
    more: draw(context, 'more', more),
  };
}

/** Into the document, once; whoever only asks for the data of a page is given the markup. */
function draw(context: Context, name: string, part: ReactNode): DrawnMarkup {
  const { html } = drawMarkup(context.get(viewContext), part);
  const document = context.get(documentContext);
  if (document.isData) return { html };
  document.drawn.set(name, html);
  return {};
}
