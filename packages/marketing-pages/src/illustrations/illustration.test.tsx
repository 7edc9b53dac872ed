import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Illustration, illustrationNames } from './illustration.tsx';

const sources = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' });

it.each(illustrationNames)('%s is small, takes its colours from the page and contains no text', (name) => {
  const source = sources[`./${name}.svg`] ?? '';
  const drawing = source.slice(source.indexOf('<g id="picture"'));
  expect(source.length).toBeLessThan(8 * 1024);
  expect(drawing).not.toMatch(/#[0-9a-f]{3}|rgb\(|<script|href=/i);
  for (const [, word] of drawing.matchAll(/<text[^>]*>([^<]*)</g)) expect(word).toMatch(/^\d+$/);
});

it('has an accessible name with a description, and is hidden without one', () => {
  expect(renderToStaticMarkup(<Illustration name="team" alt="Ten people" />)).toMatch(
    /^<svg role="img" aria-label="Ten people"/,
  );
  expect(renderToStaticMarkup(<Illustration name="team" alt="" />)).toMatch(
    /^<svg role="img" aria-hidden="true"/,
  );
});

it('names an unknown picture in the error', () => {
  expect(() => renderToStaticMarkup(<Illustration name="pot-of-gold" alt="" />)).toThrow('pot-of-gold');
});
