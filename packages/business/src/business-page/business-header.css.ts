import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexSpread,
  flexWrapped,
  gridBox,
  inlineRow,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';
import { wideColumns } from './business-page.css.ts';

export const body = style({
  ...gridBox.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
  '@container': { [wideColumns]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** Overlaps the cover photo. */
export const logo = style({
  position: 'relative',
  inlineSize: '5rem',
  marginBlockStart: '-3.5rem',
  padding: '3px',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.lg,
  '@media': { [from.sm]: { inlineSize: '7rem', marginBlockStart: '-4.5rem' } },
});

export const words = style({
  ...flexColumn.xs,
  minInlineSize: 0,
  maxInlineSize: '56rem',
  '@container': { [wideColumns]: { gridColumn: '1 / -1', gridRow: '2' } },
});

/** Below the text on a narrow page, beside the logo on a wide one. */
export const actions = style({
  ':empty': { display: 'none' },
  '@container': { [wideColumns]: { justifySelf: 'end' } },
});

/** Links of the page or of the company's office, and the quiet actions; below each other where they do not fit. */
export const foot = style({
  ...flexSpread.none,
  columnGap: vars.space.md,
  paddingInline: vars.space.md,
  '@media': { [from.sm]: { paddingInline: vars.space.lg } },
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const links = style({ ...flexWrapped.none, columnGap: vars.space.lg });

export const link = style({
  ...inlineRow.none,
  minBlockSize: '2.75rem',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  borderBlockEnd: '2px solid transparent',
  transition: `border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { color: vars.color.brandText, borderBlockEndColor: vars.color.brandText },
});
