import { expect, it } from 'vitest';
import { canonicalPath, findBusinessId, findProductId } from './testing/find-address.ts';
import { readPage } from './testing/read-page.ts';
import { type PageWeight, weighPage } from './testing/weigh-page.ts';

/**
 * What each kind of page weighs, without compression: a page may grow by a tenth before this fails. Whoever makes a page lighter, or heavier with
 * a reason, writes the new figures here; `pnpm bench pages --parts` prints the like for many pages.
 */
const weights: Readonly<Record<string, PageWeight>> = {
  company: { elements: 855, htmlBytes: 71_970, dataBytes: 16_962 },
  product: { elements: 604, htmlBytes: 59_362, dataBytes: 12_135 },
  results: { elements: 1_464, htmlBytes: 116_542, dataBytes: 25_585 },
  home: { elements: 1_035, htmlBytes: 82_354, dataBytes: 14_800 },
  article: { elements: 502, htmlBytes: 41_728, dataBytes: 7_234 },
};

const paths: Readonly<Record<string, () => Promise<string>>> = {
  // No other journey posts, comments or follows here, so the page stays as the demo world has it.
  company: async () => canonicalPath(`/business/${await findBusinessId('Kessenbrock Sensorik')}`),
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
