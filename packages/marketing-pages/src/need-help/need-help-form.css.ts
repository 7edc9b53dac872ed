import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

export const fieldset = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space.md });

export const hint = style({
  maxInlineSize: vars.width.text,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

export const wholeRow = style({ gridColumn: '1 / -1' });

/** NHF-03: asked for when the USA is chosen; by the style sheet, so that it works without JavaScript. */
export const usaOnly = style({
  selectors: { [`${form}:not(:has(option[value="US"]:checked)) &`]: { display: 'none' } },
});

/** Out of everybody's sight and reach, but not `display: none`, which programs look for. */
export const trap = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const status = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});
