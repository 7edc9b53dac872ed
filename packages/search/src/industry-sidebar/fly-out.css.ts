import { style } from '@vanilla-extract/css';
import { flexWrapped, mutedText, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

const panel = style({
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInlineStart: '100%',
  zIndex: vars.layer.menu,
  inlineSize: 'max-content',
  maxInlineSize: 'min(54rem, calc(100vw - 20rem))',
  minBlockSize: 'calc(100% + 2px)',
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  // Covers the strip between sidebar and panel, so that the pointer does not leave the panel on its way.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    inlineSize: vars.space.xs,
  },
  // CON-06: 300 ms.
  transition: `opacity ${vars.motion.slow}, translate ${vars.motion.slow}`,
});

export const open = style([
  panel,
  {
    opacity: 1,
    translate: 0,
    '@starting-style': { opacity: 0, translate: '-0.5rem 0' },
  },
]);

export const closed = style([
  panel,
  {
    opacity: 0,
    visibility: 'hidden',
    pointerEvents: 'none',
    // On closing the panel stays visible until it has faded; on opening it is visible at once, because hidden
    // elements cannot receive the focus.
    transition: `opacity ${vars.motion.slow}, translate ${vars.motion.slow}, visibility 0s ${vars.motion.slow}`,
  },
]);

export const head = style({
  ...flexWrapped.sm,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.sm,
  marginBlockEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const title = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  fontWeight: vars.weight.semibold,
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12.5rem, 1fr))',
  columnGap: vars.space.lg,
  rowGap: vars.space.lg,
  inlineSize: '49rem',
  maxInlineSize: '100%',
});

export const column = style({ minInlineSize: 0 });

export const columnTitle = style({
  display: 'block',
  paddingBlock: '2px',
  ...textSize.sm,
  fontWeight: vars.weight.semibold,
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
});

export const links = style({ listStyle: 'none', paddingBlockStart: '2px' });

export const link = style({
  display: 'block',
  paddingBlock: '2px',
  ...mutedText,
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
});

export const more = style({
  display: 'inline-block',
  paddingBlock: '2px',
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.brandText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
