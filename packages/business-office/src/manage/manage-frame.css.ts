import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.md,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space.md,
      paddingInline: vars.space.lg,
    },
  },
});

export const logo = style({ inlineSize: '3.5rem' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const name = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** Under the words on a phone, at the end of the row elsewhere. */
export const view = style({
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridColumn: 'auto' } },
});

/** Shades at the ends say that there is more; the covers move with the links and hide them where there is not. */
const cover = (side: string) => `linear-gradient(to ${side}, ${vars.color.surface} 50%, transparent)`;
const shade = (side: string) =>
  `linear-gradient(to ${side}, color-mix(in srgb, ${vars.color.text} 14%, transparent), transparent)`;

export const tabs = style({
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundImage: [cover('right'), cover('left'), shade('right'), shade('left')].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '3rem 100%, 3rem 100%, 0.75rem 100%, 0.75rem 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const list = style({
  listStyle: 'none',
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  columnGap: vars.space.lg,
  paddingInline: vars.space.md,
  '@media': { [from.sm]: { paddingInline: vars.space.lg } },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  borderBlock: '2px solid transparent',
  transition: `border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { color: vars.color.text },
  // A ring around it would be cut off.
  ':focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.sm },
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      borderBlockEndColor: vars.color.brandText,
    },
  },
});

/** As high as the tabs that will be here. */
export const tabsToCome = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.lg,
  minBlockSize: 'calc(2.75rem + 1px)',
  paddingInline: vars.space.md,
  overflow: 'hidden',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [from.sm]: { paddingInline: vars.space.lg } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: '2.5rem',
});

export const loadingWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

globalStyle(`${loadingWords} > *`, { maxInlineSize: '100%' });
