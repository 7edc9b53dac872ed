import { style } from '@vanilla-extract/css';
import { textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/**
 * Browsers show the title under the pointer only. By keyboard the full date stands below the time while the focus is on what holds it
 * (a row, a link) or on a link beside it: a time is no tab stop of its own, or a list would have twice as many.
 */
export const time = style({
  position: 'relative',
  selectors: {
    ':is(a, button, summary):focus-visible &::after, :has(> :is(a, button, summary):focus-visible) > &::after':
      {
        content: 'attr(title) / ""',
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineEnd: 0,
        zIndex: 1,
        padding: `${vars.space.xxs} ${vars.space.xs}`,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.sm,
        backgroundColor: vars.color.raised,
        color: vars.color.text,
        whiteSpace: 'nowrap',
        ...textSize.xs,
      },
  },
});
