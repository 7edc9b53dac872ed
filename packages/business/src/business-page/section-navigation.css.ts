import { style } from '@vanilla-extract/css';
import { edgeShades } from '@wbn/ui-kit/layout/sideways-row.css.ts';
import { mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { wideColumns } from './business-page.css.ts';

export const navigation = style({
  minInlineSize: 0,
  overflowX: 'auto',
  // Room for the ring of a focused link.
  padding: '3px',
  margin: '-3px',
  scrollbarWidth: 'none',
  background: edgeShades(),
  '@container': {
    [wideColumns]: {
      order: 1,
      position: 'sticky',
      insetBlockStart: '5rem',
      overflowX: 'visible',
      padding: 0,
      margin: 0,
    },
  },
});

export const list = style({
  display: 'flex',
  listStyle: 'none',
  gap: vars.space.xxs,
  '@container': {
    [wideColumns]: { flexDirection: 'column', borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const link = style({
  display: 'block',
  whiteSpace: 'nowrap',
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  ...mutedText,
  ':hover': { color: vars.color.text, borderColor: vars.color.control },
  '@container': {
    [wideColumns]: {
      border: 'none',
      borderRadius: vars.radius.sm,
      backgroundColor: 'transparent',
      paddingBlock: '0.375rem',
      whiteSpace: 'normal',
    },
  },
});

/** Hidden on narrow pages, where the accessible name of the navigation is enough. */
export const label = style({
  display: 'none',
  paddingBlockEnd: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  '@container': { [wideColumns]: { display: 'block' } },
});
