import { style } from '@vanilla-extract/css';
import { gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A container, because its own width decides the layout: there may be a sidebar. */
export const frame = style({ containerType: 'inline-size' });

export const dot = style({
  display: 'inline-block',
  marginInlineStart: vars.space.xs,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  backgroundColor: vars.color.warning,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const capacity = style({
  ...gridBox.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const video = style({ maxInlineSize: '32rem' });
