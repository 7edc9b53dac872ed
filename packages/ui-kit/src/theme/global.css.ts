import './theme.css.ts';
import './font.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0, padding: 0 });

globalStyle('html', {
  backgroundColor: vars.color.page,
  color: vars.color.text,
  accentColor: vars.color.brand,
  fontFamily: vars.font.body,
  lineHeight: vars.leading.md,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  // Keeps focused and linked headings below a sticky header.
  scrollPaddingBlockStart: '5rem',
});

globalStyle('body', {
  minBlockSize: '100dvb',
  fontSize: vars.size.md,
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});

globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: vars.weight.semibold, textWrap: 'balance' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none' });

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// A heading or main region that receives the focus after a navigation shows no ring, because it is no control.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { backgroundColor: vars.color.brand, color: vars.color.onBrand });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDelay: '0s !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// Smaller text in print, so that a product or a short supplier page fits on one sheet.
globalStyle(':root', {
  '@media': { print: { colorScheme: 'light !important', backgroundColor: '#fff', fontSize: '9pt' } },
});
globalStyle('nav, dialog, button, [role="search"], [data-print="hide"]', {
  '@media': { print: { display: 'none !important' } },
});
globalStyle('a[href]', { '@media': { print: { textDecoration: 'underline' } } });
