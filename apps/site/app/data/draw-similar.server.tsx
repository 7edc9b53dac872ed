import { listSimilarBusinessesQuery } from '@wbn/business/similar/list-similar-businesses.query.ts';
import { listSimilarProductsQuery } from '@wbn/business/similar/list-similar-products.query.ts';
import { SimilarSection } from '@wbn/business/similar/similar-section.tsx';
import { BusinessCard } from '@wbn/cards/business/business-card.tsx';
import { ProductCard } from '@wbn/cards/product/product-card.tsx';
import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext, documentContext, viewContext } from '../context.ts';
import { drawMarkup } from '../layout/render-fragment.server.tsx';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A part that was drawn; `html` is absent where the document holds it already. */
export interface DrawnPart {
  readonly html?: string;
}

/** Draws what is like a company; undefined when there is nothing, or it is not known. */
export async function drawSimilarBusinesses(context: Context, id: string): Promise<DrawnPart | undefined> {
  const found = (await loadIfAnswered(listSimilarBusinessesQuery(context.get(apiContext), id))) ?? [];
  addSurrogateKeys(context, ...found.map(({ businessID }) => ({ business: businessID })));
  const cards = found.map((business) => ({
    id: business.businessID,
    card: <BusinessCard business={business} />,
  }));
  return draw(context, cards.length > 0 && <SimilarSection kind="businesses" id={id} cards={cards} />);
}

/** The same of a product, of other companies. */
export async function drawSimilarProducts(context: Context, id: string): Promise<DrawnPart | undefined> {
  const found = (await loadIfAnswered(listSimilarProductsQuery(context.get(apiContext), id))) ?? [];
  addSurrogateKeys(context, ...found.map(({ productID }) => ({ product: productID })));
  const cards = found.map((product) => ({
    id: product.productID,
    card: <ProductCard product={{ ...product, specs: [] }} level={3} />,
  }));
  return draw(context, cards.length > 0 && <SimilarSection kind="products" id={id} cards={cards} />);
}

/** Into the document, once; whoever only asks for the data of a page is given the markup. */
function draw(context: Context, part: ReactNode): DrawnPart | undefined {
  if (!part) return undefined;
  const { html } = drawMarkup(context.get(viewContext), part);
  const document = context.get(documentContext);
  if (document.isData) return { html };
  document.drawnPage = html;
  return {};
}
