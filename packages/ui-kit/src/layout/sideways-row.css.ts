import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const ground = vars.color.page;
const shade = `color-mix(in srgb, ${vars.color.text} 18%, transparent)`;

/**
 * Shades at the edges of a row say that there is more to scroll to: the ground that covers them moves with what the row holds, and lies
 * over a shade only at that end. The row stands on the page's own ground.
 */
export const edgeShades = [
  `linear-gradient(to right, ${ground} 40%, transparent) left / 2.5rem 100% no-repeat local`,
  `linear-gradient(to left, ${ground} 40%, transparent) right / 2.5rem 100% no-repeat local`,
  `linear-gradient(to right, ${shade}, transparent) left / 0.875rem 100% no-repeat scroll`,
  `linear-gradient(to left, ${shade}, transparent) right / 0.875rem 100% no-repeat scroll`,
].join(', ');

/** A row that scrolls sideways where it is too long, and says so. */
export const sidewaysRow = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  minInlineSize: 0,
  // Room for the focus ring, which the scrolling box would cut off.
  padding: '3px',
  margin: '-3px',
  background: edgeShades,
});
