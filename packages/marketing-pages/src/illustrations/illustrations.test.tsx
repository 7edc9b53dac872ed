import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tones } from './illustration.css.ts';
import { Illustration } from './illustration.tsx';
import { type IllustrationName, illustrations } from './illustrations.ts';

const names = Object.keys(illustrations) as IllustrationName[];
const strokes = tones.map((tone) => `stroke${tone.charAt(0).toUpperCase()}${tone.slice(1)}`);
const known = new Set<string>([...tones, ...strokes]);

describe.each(names)('%s', (name) => {
  const markup = renderToStaticMarkup(<Illustration name={name} alt="A drawing" />);
  const scene = markup.slice(markup.indexOf('>') + 1);

  it('is one named picture of at most 6 kB', () => {
    expect(markup).toMatch(/^<svg role="img" aria-label="A drawing"/);
    expect(scene.length).toBeGreaterThan(300);
    expect(markup.length).toBeLessThan(6144);
  });

  it('takes its colours from the stylesheet only', () => {
    expect(scene).not.toMatch(/style=|#[0-9a-f]{3}|rgb\(|(?:fill|stroke)="/i);
    const used = [...scene.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' '));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has no ids and no words, only digits', () => {
    expect(scene).not.toMatch(/\sid="/);
    for (const [, word] of scene.matchAll(/<text[^>]*>([^<]*)</g)) expect(word).toMatch(/^\d+$/);
    expect(scene).not.toMatch(/NaN|undefined/);
  });
});

it('names the picture that does not exist', () => {
  const name = 'pot-of-gold' as IllustrationName;
  expect(() => renderToStaticMarkup(<Illustration name={name} alt="" />)).toThrow('pot-of-gold');
});

it('is silent without a description', () => {
  const markup = renderToStaticMarkup(<Illustration name="team" alt="" />);
  expect(markup).toMatch(/^<svg role="img" aria-hidden="true" viewBox/);
});
