import { expect, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId } from './testing/find-address.ts';
import { readPage } from './testing/read-page.ts';
import { type PageWeight, weighPage } from './testing/weigh-page.ts';

/**
 * What each kind of page weighs, without compression: a page may grow by a tenth before this fails. Whoever makes a page lighter, or heavier with
 * a reason, writes the new figures here; `pnpm bench pages --parts` prints the like for many pages.
 */
const weights: Readonly<Record<string, PageWeight>> = {
  company: { elements: 1_160, htmlBytes: 97_250, dataBytes: 28_989 },
  product: { elements: 850, htmlBytes: 80_259, dataBytes: 23_694 },
  results: { elements: 1_710, htmlBytes: 138_965, dataBytes: 38_666 },
  home: { elements: 981, htmlBytes: 82_557, dataBytes: 18_660 },
  article: { elements: 502, htmlBytes: 41_751, dataBytes: 7_238 },
};

const paths: Readonly<Record<string, () => Promise<string>>> = {
  company: async () => canonicalPath(`/business/${await findBusinessId('Hallwanger Getriebebau')}`),
  product: async () => canonicalPath(`/business-product/${await findProductId('Nv12 collaborative robot')}`),
  results: async () => '/search-result?business=PR&countries=global&search=',
  home: async () => '/',
  article: async () => '/b2b-tips/export-to-the-world-tip-0',
};

it.each(Object.entries(paths))(
  'a %s page weighs no more than a tenth above its figures',
  async (kind, path) => {
    const { status, html } = await readPage(await path());
    expect(status).toBe(200);
    const weight = weighPage(html);
    const limits = weights[kind] as PageWeight;
    const heavier = Object.entries(weight).filter(
      ([what, size]) => size > limits[what as keyof PageWeight] * 1.1,
    );
    expect(heavier, `${kind}: ${JSON.stringify(weight)}`).toEqual([]);
  },
);
