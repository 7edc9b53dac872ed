import { describe, expect, it } from 'vitest';
import { drawCover } from './draw-cover.ts';
import { drawLogo } from './draw-logo.ts';
import { drawProduct } from './draw-product.ts';
import { coverScenes, motifs } from './motifs.ts';

const seeds = ['astra', 'boreal', 'cedar', 'delta', 'ember', 'fjord', 'gale', 'hazel'];

/** Says what is wrong with a document's markup, or nothing: every tag closed, every attribute quoted once. */
function faultIn(svg: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/g;
  const rest = svg.replace(tag, (_, closing: string, name: string, attributes: string, empty: string) => {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) open.push(`${name} says an attribute twice`);
    if (closing === '/') {
      if (open.pop() !== name) open.push(`/${name}`);
    } else if (empty === '') {
      open.push(name);
    }
    return '';
  });
  if (rest !== '') return `stray markup: ${rest.slice(0, 80)}`;
  return open.length === 0 ? undefined : `unbalanced: ${open.join(' ')}`;
}

function expectSound(svg: string, box: string, limit: number): void {
  expect(faultIn(svg)).toBeUndefined();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(svg).toContain(`viewBox="${box}"`);
  expect(Buffer.byteLength(svg)).toBeLessThan(limit);
  expect(svg).not.toMatch(/<script|href=|<text|<style|NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
}

describe('drawings', () => {
  it.each(motifs)('draws the product %s', (motif) => {
    const drawn = seeds.map((seed) => drawProduct({ motif, seed }));
    for (const svg of drawn) expectSound(svg, '0 0 800 600', 6000);
    expect(drawn[0]).toBe(drawProduct({ motif, seed: 'astra' }));
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  it.each(coverScenes)('draws the cover %s', (scene) => {
    const drawn = seeds.map((seed) => drawCover({ scene, seed }));
    for (const svg of drawn) expectSound(svg, '0 0 1600 400', 8000);
    expect(drawn[0]).toBe(drawCover({ scene, seed: 'astra' }));
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  it('draws a mark for every company', () => {
    const names = Array.from({ length: 120 }, (_, at) => `Company ${at}`);
    const drawn = names.map((name) => drawLogo({ name, seed: 'astra' }));
    for (const svg of drawn) expectSound(svg, '0 0 240 240', 6000);
    expect(drawn[0]).toBe(drawLogo({ name: 'Company 0', seed: 'astra' }));
    expect(drawLogo({ name: 'Company 0', seed: 'boreal' })).not.toBe(drawn[0]);
    expect(new Set(drawn).size).toBe(names.length);
  });
});
