import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Above the link that covers the whole card. */
export const place = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** A checkbox that looks like a toggle button. */
export const button = style({
  selectors: {
    '&:has(:checked)': { color: vars.color.brandText },
    '&:has([aria-disabled="true"])': { opacity: 0.55, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

globalStyle(`${button} > svg`, { flex: 'none', inlineSize: '1.125em', blockSize: '1.125em' });
globalStyle(`${button}:has(:checked) > svg`, { fill: vars.color.brandSoft });

/** Covers the button, so that the pointer and assistive technology find it there. */
export const box = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
