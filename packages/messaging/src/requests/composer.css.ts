import { style } from '@vanilla-extract/css';
import { flexColumn, mutedText, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const composer = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** In place of the message field. */
export const request = style({
  flex: 'none',
  ...flexColumn.xs,
  padding: vars.space.md,
  paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const row = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.xxs,
});

/** Its children are placed in the parent grid, beside dialogs with their own forms. */
export const form = style({ display: 'contents' });

export const tools = style({ display: 'flex', alignItems: 'flex-start' });

/** At most six lines. */
export const field = style({
  flex: '1 1 0',
  minInlineSize: 0,
  maxBlockSize: `calc(6 * ${vars.leading.md} + 2 * ${vars.space.xs} + 2px)`,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  ...textSize.md,
  resize: 'none',
  overflowY: 'auto',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': {
    outline: 'none',
    borderColor: vars.color.focus,
    boxShadow: `0 0 0 1px ${vars.color.focus}`,
  },
  ':disabled': { backgroundColor: vars.color.sunken, cursor: 'not-allowed' },
  '@media': {
    // iOS zooms into fields with smaller text.
    '(pointer: coarse)': { fontSize: '1rem' },
    // Forced colours remove box shadows.
    '(forced-colors: active)': { ':focus-visible': { outline: '2px solid' } },
  },
});

export const note = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.xs,
  ...mutedText,
});

export const problem = style({ color: vars.color.danger });
