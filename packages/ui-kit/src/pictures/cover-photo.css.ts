import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const line = `color-mix(in srgb, ${vars.color.brandText} 12%, transparent)`;

/** Four to one, limited in height so that the name stays on the first screen. */
export const frame = style({
  display: 'grid',
  alignItems: 'center',
  maxBlockSize: '14rem',
  overflow: 'hidden',
});

/** Placeholder pattern: a grid that fades over the edition's colour. */
export const drawn = style({
  aspectRatio: '4',
  maxBlockSize: '9rem',
  inlineSize: '100%',
  backgroundColor: vars.color.brandSoft,
  backgroundImage: [
    `linear-gradient(115deg, ${vars.color.brandSoft} 20%, transparent 80%)`,
    `linear-gradient(${line} 1px, transparent 1px)`,
    `linear-gradient(90deg, ${line} 1px, transparent 1px)`,
    `radial-gradient(60rem 20rem at 85% 120%, color-mix(in srgb, ${vars.color.brandText} 34%, transparent), transparent)`,
  ].join(', '),
  backgroundSize: 'auto, 1.5rem 1.5rem, 1.5rem 1.5rem, auto',
});
